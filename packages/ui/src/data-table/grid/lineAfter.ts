/**
 * The line where the focus goes when other rows are shown: that of its row, wherever it stands now. Where it has gone, that of the
 * row that took its place: the next one below it that is still there. The same line where none is, as after a turn of the page.
 * @param line Line of the focus before, the first row being 1.
 * @param before Ids of the rows that were shown.
 * @param after Ids of those that are shown now.
 */
export function lineAfter(line: number, before: readonly string[], after: readonly string[]): number {
  if (line < 1 || before[line - 1] === after[line - 1]) return line;
  const lines = new Map(after.map((id, place) => [id, place + 1]));
  const left = before.slice(line - 1).find((id) => lines.has(id));
  return (left !== undefined && lines.get(left)) || line;
}
