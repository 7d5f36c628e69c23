/** One, or those from it on: 'API-04', 'ADL-10…14'. */
const ID = String.raw`[A-Z]{3,4}-\d{2}[a-z]?(?:…\d{2})?`;
/** Between two IDs, on one line of a comment or from one to the next. */
const BETWEEN = String.raw`(?:,|,? (?:to|and|or)|[ \t]*\n[ \t]*\*|\s)*`;
/** Before the first sentence of a call in the document: 'API-04, SES-13…15. ', 'UND-15 to UND-29. '. */
const LEADING = new RegExp(
  String.raw`(?<=@description |"(?:description|summary)": ")${ID}(?:${BETWEEN}${ID})*\.(?: |(?="))`,
  'gu',
);
const NAMED = new RegExp(String.raw`(?:[ \t]*\n[ \t]*\*)?[ \t]*\(${ID}(?:${BETWEEN}${ID})*\)`, 'gu');

/**
 * A comment as importers of a package read it: without the requirements that it names in parentheses, which their readers do not have.
 * @param comment Whole, or the text of a file with comments.
 */
export const withoutRequirements = (comment: string): string => comment.replaceAll(NAMED, '').replaceAll(LEADING, '');
