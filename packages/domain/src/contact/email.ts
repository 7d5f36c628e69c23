/**
 * Something, an @ and a domain with a dot. Excludes characters that an address list would interpret, and invisible
 * ones. Whether the address exists only a message can show.
 */
const EMAIL = /^[^\s@,;"<>\p{C}]+@[^\s@,;"<>\p{C}][^\s@.,;"<>\p{C}]*\.[^\s@,;"<>\p{C}]+$/u;

/** Whether a text is one e-mail address, without surrounding spaces. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
