/**
 * Something, an @ and a domain with a dot; whether it exists only a message can tell. Nothing that a list of addresses makes
 * something of, and nothing that cannot be seen.
 */
const EMAIL = /^[^\s@,;"<>\p{C}]+@[^\s@,;"<>\p{C}][^\s@.,;"<>\p{C}]*\.[^\s@,;"<>\p{C}]+$/u;

/** Whether a text is written as one e-mail address; spaces around it are not part of one. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
