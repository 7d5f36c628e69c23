/*
 * What the stories read of a table that stands there.
 */

/** What the cells of a column say, from the first row in the document to the last; columns are counted from 0. */
export const shownCells = (root: HTMLElement, column: number): (string | null)[] =>
  Array.from(root.querySelectorAll('.body > [role="row"]'), (row) => row.children[column]?.textContent ?? null);

/** What assistive technology is told. */
export const newsIn = (root: HTMLElement): (string | null)[] =>
  Array.from(root.querySelectorAll('output'), (output) => output.textContent);
