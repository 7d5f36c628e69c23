/** The characters of one line in the order in which they are painted, from the left; marks of direction are not painted. */
export function painted(line: Element): string {
  const places: { character: string; left: number }[] = [];
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: character, index } of (text.nodeValue ?? '').matchAll(/\P{Cf}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + character.length);
      places.push({ character: character.replace(/\s/u, ' '), left: range.getBoundingClientRect().left });
    }
  }
  return places
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('');
}
