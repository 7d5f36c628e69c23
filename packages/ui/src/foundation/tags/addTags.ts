/** What became of a text that was typed or pasted. */
export type AddedTags = {
  /** All tags, the new ones last. */
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Those that are there already. */
  readonly duplicates: readonly string[];
  /** Those that have no room. */
  readonly left: readonly string[];
};

/** What stands between two tags; the commas of Chinese, Japanese and Arabic among them. */
export const SEPARATOR = /[,;，；、،؛\n\r\t]+/u;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Adds the tags of a text, without the space around them; the same in capitals is the same. */
export function addTags(before: readonly string[], text: string, most: number): AddedTags {
  const known = new Set(before.map(folded));
  const added: string[] = [];
  const duplicates: string[] = [];
  const left: string[] = [];
  for (const tag of text.split(SEPARATOR).map((each) => each.trim())) {
    if (tag === '') continue;
    if (known.has(folded(tag))) duplicates.push(tag);
    else if (before.length + added.length >= most) left.push(tag);
    else {
      known.add(folded(tag));
      added.push(tag);
    }
  }
  return { tags: [...before, ...added], added, duplicates, left };
}
