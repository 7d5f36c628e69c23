// A spreadsheet takes what begins so for a formula: some after blanks and signs that are not seen, some in full width.
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const QUOTED = /[",\r\n]/;

/**
 * One text of the file by RFC 4180, made harmless where a spreadsheet would run it: an apostrophe goes before what begins
 * like a formula and is no number (TBL-18).
 */
export function csvText(text: string): string {
  const isFormula = !beginsWithWord(text) && FORMULA.test(text) && !NUMBER.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Whether the text begins with a figure or a letter (or one of [\]^_`), as nearly all do: a look at the first character is enough. */
function beginsWithWord(text: string): boolean {
  const unit = text.charCodeAt(0);
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x7a) || (unit >= 0xc0 && unit <= 0x24f);
}
