/** What a subpath of the package exports: 'foundation' with 'Button'. */
export type Shelves = ReadonlyMap<string, ReadonlySet<string>>;

const EXPORTS = /export (?<type>type )?\{(?<names>[^}]*)\}/gu;

/** What the text of an `index.ts` exports, its types apart. */
export const exportsOf = (index: string): ReadonlySet<string> =>
  new Set(
    [...index.matchAll(EXPORTS)]
      .filter(({ groups }) => groups?.['type'] === undefined)
      .flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
      .map((name) => name.trim().split(' as ').at(-1) ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Elements, and functions that are called. */
const USED = /<(?<element>[A-Z]\w*)|(?<![.\w])(?<called>[a-z]\w*)(?:<[^()\n]*>)?\(/gu;
/** The name of a story that only returns elements. */
const STORY = /^const \w+ = \(\) => \(?\s*(?<body><[\s\S]*>)\s*\)?;\s*$/u;
/** A handler of a story, whose calls its panel shows. */
const WATCHED = /\bfn(?:<.*?>)?\(\)/gu;

/** Moves all lines to the left, by as much as the last one is indented. */
function dedent(text: string): string {
  const depth = /\n( *).*$/u.exec(text)?.[1]?.length ?? 0;
  return text.replaceAll(new RegExp(`^ {0,${depth}}`, 'gmu'), '');
}

/**
 * The code of a story as a host writes it: its elements alone, below what they are imported from.
 * @param code As Storybook reads it from the story's file.
 */
export function exampleOf(code: string, shelves: Shelves): string {
  const elements = STORY.exec(code)?.groups?.['body'];
  const example = (elements === undefined ? code.trim() : dedent(elements)).replaceAll(WATCHED, '() => {}');
  const used = new Set(
    [...example.matchAll(USED)].map(({ groups }) => groups?.['element'] ?? groups?.['called'] ?? ''),
  );
  const imports = [...shelves].flatMap(([shelf, names]) => {
    const imported = [...used].filter((name) => names.has(name)).toSorted();
    for (const name of imported) used.delete(name);
    return imported.length === 0 ? [] : [`import { ${imported.join(', ')} } from '@sereno/ui/${shelf}';`];
  });
  return [...imports, ...(imports.length === 0 ? [] : ['']), example].join('\n');
}
