/** Tells a spreadsheet that the file is UTF-8 (TBL-17). */
export const CSV_BOM = '\uFEFF';
/** The end of a line by RFC 4180. */
export const CSV_LINE_END = '\r\n';

// Spreadsheets read these prefixes as a formula, also after spaces and invisible characters, and in full width.
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The text, with an apostrophe before it where a spreadsheet would execute it: it starts like a formula and is not a number (TBL-18). */
export function harmlessText(text: string): string {
  const isFormula = !beginsWithWord(text) && FORMULA.test(text) && !NUMBER.test(text);
  return isFormula ? `'${text}` : text;
}

/** A text field by RFC 4180, which no spreadsheet executes (TBL-18). */
export const csvText = (text: string): string => quoted(harmlessText(text), /[",\r\n]/);

/** A text cell for the clipboard as Excel writes it: tabs end a cell there. Not guarded as `csvText` is: see `harmlessText`. */
export const tsvText = (text: string): string => quoted(text, /["\t\r\n]/);

/** In quotation marks where the text holds what would end the field. */
const quoted = (text: string, ends: RegExp): string => (ends.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Fast path for nearly all texts: the first character is a digit or a letter (or one of [\]^_`). */
function beginsWithWord(text: string): boolean {
  const unit = text.charCodeAt(0);
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x7a) || (unit >= 0xc0 && unit <= 0x24f);
}
