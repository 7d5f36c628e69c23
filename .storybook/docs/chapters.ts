/** The guides of the workbench, and the chapters of the package's README that each shows; the first begins with what stands before them. */
export const guides = {
  'Getting started': ['', 'A whole page', 'Folders', 'On a server', 'Content security policy'],
  Forms: ['A form'],
  Tables: ['A table'],
  'Charts and cards': ['Charts and cards'],
  Themes: ['A theme of your own'],
  'Languages and formats': ['Languages', 'Formats'],
  Accessibility: ['Accessibility'],
} as const;
export type Guide = keyof typeof guides;

/** Chapters for those who change the package, not for those who import it. */
export const OURS: readonly string[] = ["For those who work on it: a component's folder", 'Looking and checking'];

/** As GitHub makes the address of a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/gu, '')
    .replaceAll(' ', '-');

/** The chapters of a README by heading, each without it; what stands before the first is the one without a name. */
export function chaptersOf(readme: string): ReadonlyMap<string, string> {
  const [opening = '', ...rest] = readme.split(/^## /mu);
  return new Map([
    ['', opening.replace(/^# .*\n/u, '')],
    ...rest.map((chapter): [string, string] => {
      const end = chapter.indexOf('\n');
      return [chapter.slice(0, end), chapter.slice(end + 1)];
    }),
  ]);
}

/** The address of the page that shows the chapter of a link; undefined where none does. */
const pageOf = (slug: string): string | undefined => {
  const guide = Object.entries(guides).find(([, chapters]) => chapters.some((chapter) => slugOf(chapter) === slug));
  return guide && `?path=/docs/guides-${slugOf(guide[0])}--docs`;
};

/**
 * The text of a guide in Markdown: its chapters, whose links to others lead to their pages.
 * @throws Where the README has no such chapter.
 */
export function guideOf(guide: Guide, readme: string): string {
  const chapters = chaptersOf(readme);
  const shown = guides[guide].map((heading, place) => {
    const text = chapters.get(heading);
    if (text === undefined) throw new Error(`The README has no chapter «${heading}».`);
    return place === 0 ? text : `## ${heading}\n${text}`;
  });
  return (
    `# ${guide}\n${shown.join('\n')}`
      .replaceAll(/\]\(#([\w-]+)\)/gu, (link, slug: string) => `](${pageOf(slug) ?? link.slice(2, -1)})`)
      // A file's name stands behind the language of its code, which the page reads as one.
      .replaceAll(/^```(\w+) ([\w./]+)$/gmu, '`$2`\n\n```$1')
  );
}
