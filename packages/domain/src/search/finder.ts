import { fold, LAST_SEPARATE, SEPARATE } from './fold.ts';

/** Letters of a needle that are made into a regular expression; what is longer is compared folded. */
const MOST_LETTERS = 64;

/**
 * Makes the question whether a text holds `needle` once it is folded, as `fold(text).includes(needle)` answers it, without
 * folding most texts (TBL-21).
 * @param needle Folded.
 */
export function createFinder(needle: string): (text: string) => boolean {
  const { classes, several } = alphabet();
  // A letter that nothing is folded to has an empty class, which finds nothing.
  const beginning = Array.from({ length: Math.min(needle.length, MOST_LETTERS) }, (_, place) => needle.charAt(place))
    .map((letter) => `[${classes.get(letter) ?? ''}]`)
    .join('');
  const exact = new RegExp(beginning);
  // What it lets through holds the needle, or a letter that folds to several or by what stands beside it.
  const sieve = new RegExp(`${beginning}|[^${SEPARATE}]|[${several}]`);
  const isWhole = needle.length <= MOST_LETTERS;
  return (text) => sieve.test(text) && ((isWhole && exact.test(text)) || fold(text).includes(needle));
}

type Alphabet = {
  /** By a folded letter, the inside of a class of all that fold to it alone. */
  readonly classes: ReadonlyMap<string, string>;
  /** The inside of a class of those that fold to several letters. */
  readonly several: string;
};

let known: Alphabet | undefined;

/** Made when something is first looked for, since nobody may ever search. */
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
