/** What no database takes and nobody typed: control characters but for tab and line feed, and halves of a character. */
const UNWRITABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** A text of several lines as it is kept: one kind of line end, and nothing that cannot be written down. */
export function tidyComments(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '');
}
