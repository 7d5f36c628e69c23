/** @throws when the page has no such element: a peer that changed its markup must not be measured for nothing. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** The element of the selector that says exactly this. */
export function findByText(selector: string, text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.trim() === text);
  if (found === undefined) throw new Error(`The page has no ${selector} that says '${text}'.`);
  return found;
}

/** Text of the first such element; empty without one. */
export const textOf = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? '';

/** What a cell of the topmost row says, for grids whose rows stand in the document in any order and count themselves. */
export function textInTopmost(rows: string, attribute: string, cell: string): string {
  const all = [...document.querySelectorAll(rows)];
  const place = (row: Element): number => Number(row.getAttribute(attribute));
  const topmost = Math.min(...all.map(place));
  return (
    all
      .find((row) => place(row) === topmost)
      ?.querySelector(cell)
      ?.textContent.trim() ?? ''
  );
}

/** The nearest ancestor that scrolls downwards. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  const above = element.parentElement;
  if (above === null) throw new Error('Nothing around the rows scrolls.');
  const scrolls = /auto|scroll/.test(getComputedStyle(above).overflowY) && above.scrollHeight > above.clientHeight;
  return scrolls ? above : scrollerOf(above);
}
