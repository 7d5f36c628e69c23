import { fold, LAST_SEPARATE, SEPARATE } from './fold.ts';

/** Longest needle compiled to a regular expression; longer ones are compared folded. */
const MOST_LETTERS = 64;

/**
 * Creates a predicate equal to `fold(text).includes(needle)` that avoids folding most texts (TBL-21).
 * @param needle Folded.
 */
export function createFinder(needle: string): (text: string) => boolean {
  const { classes, several } = alphabet();
  // A letter that nothing folds to has an empty class, which matches nothing.
  const beginning = Array.from({ length: Math.min(needle.length, MOST_LETTERS) }, (_, place) => needle.charAt(place))
    .map((letter) => `[${classes.get(letter) ?? ''}]`)
    .join('');
  const exact = new RegExp(beginning);
  // A match contains the needle, or a letter that folds to several letters or depends on its neighbours.
  const sieve = new RegExp(`${beginning}|[^${SEPARATE}]|[${several}]`);
  const isWhole = needle.length <= MOST_LETTERS;
  return (text) => sieve.test(text) && ((isWhole && exact.test(text)) || fold(text).includes(needle));
}

type Alphabet = {
  /** By folded letter, the inside of a character class of all letters that fold to it alone. */
  readonly classes: ReadonlyMap<string, string>;
  /** The inside of a character class of letters that fold to several. */
  readonly several: string;
};

let known: Alphabet | undefined;

/** Built on the first search, which may never come. */
function alphabet(): Alphabet {
  if (known !== undefined) return known;
  const isSeparate = new RegExp(`[${SEPARATE}]`);
  const classes = new Map<string, string>();
  let several = '';
  for (let unit = 0; unit <= LAST_SEPARATE; unit += 1) {
    const letter = String.fromCharCode(unit);
    const folded = isSeparate.test(letter) ? fold(letter) : '';
    if (folded.length === 1) classes.set(folded, (classes.get(folded) ?? '') + escaped(unit));
    if (folded.length > 1) several += escaped(unit);
  }
  known = { classes, several };
  return known;
}

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
