const ID = String.raw`[A-Z]{3,4}-\d{2}[a-z]?`;
/** Between two IDs, on one line of a comment or from one to the next. */
const BETWEEN = String.raw`(?:,|,? (?:to|and|or)|[ \t]*\n[ \t]*\*|\s)*`;
const NAMED = new RegExp(String.raw`(?:[ \t]*\n[ \t]*\*)?[ \t]*\(${ID}(?:${BETWEEN}${ID})*\)`, 'gu');

/**
 * A comment as importers of a package read it: without the requirements that it names in parentheses, which their readers do not have.
 * @param comment Whole, or the text of a file with comments.
 */
export const withoutRequirements = (comment: string): string => comment.replaceAll(NAMED, '');
