import type { MailText } from './template.ts';

/** Longest `mailto:` URL, in characters: mail programs of some systems cut longer ones off or ignore them. */
export const LONGEST_MAIL_LINK = 2000;

/** A `mailto:` URL with a text, and whether the body fitted into it. */
export type MailLink = { readonly href: string; readonly hasBody: boolean };

// `encodeURIComponent` refuses half of a character of two units.
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/**
 * Adds a subject and a body to a `mailto:` URL that has neither. Lines end in CRLF (RFC 6068); a body that would make the URL too long is
 * left out.
 */
export function mailLink(address: string, { subject, body }: MailText): MailLink {
  const href = `${address}?subject=${encoded(subject.replaceAll(/\s+/gu, ' ').trim())}`;
  const whole = `${href}&body=${encoded(body.replaceAll(/\r\n?|\n/gu, '\r\n'))}`;
  return whole.length > LONGEST_MAIL_LINK ? { href, hasBody: false } : { href: whole, hasBody: true };
}
