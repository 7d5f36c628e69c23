/** Any letters, but nothing that cannot be seen: a text that turns the line around, or none at all. */
const VISIBLE = /^[^\p{C}\p{DI}]+$/u;

/** Whether a text of one line holds something, and nothing that cannot be seen. */
export function isVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
