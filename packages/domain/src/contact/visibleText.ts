/** Any letters, but no invisible characters, which can reverse the line or hide the text. */
const VISIBLE = /^[^\p{C}\p{DI}]+$/u;

/** Whether a single-line text is not empty and has no invisible characters. */
export function isVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
