/** What a card is told of the period before: nothing while nobody compares; a kept place while the figure is on its way. */
export function comparedFigure<Data>(
  isCompared: boolean,
  before: Data | null | undefined,
  figureOf: (data: Data) => number,
): { readonly previous?: number | null; readonly compareLoading?: boolean } {
  if (!isCompared) return {};
  return before === undefined ? { compareLoading: true } : { previous: before === null ? null : figureOf(before) };
}
