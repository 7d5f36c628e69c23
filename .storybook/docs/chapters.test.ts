import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chaptersOf, guideOf, guides, OURS, type Guide } from './chapters.ts';

const readme = readFileSync(new URL('../../packages/ui/README.md', import.meta.url), 'utf8');
const names = Object.keys(guides).filter((name): name is Guide => name in guides);

it('shows every chapter for importers on one page', () => {
  const shown = [...Object.values(guides).flat(), ...OURS];
  expect(shown.toSorted()).toEqual([...chaptersOf(readme).keys()].toSorted());
});

it('leads from a chapter to the page of another', () => {
  const text = guideOf(
    'Getting started',
    '# x\n\nSee [formats](#formats) and [a page](https://a.example).\n\n## A whole page\n\n## Folders\n\nOne.\n\n## On a server\n\n## Content security policy\n',
  );
  expect(text).toContain('[formats](?path=/docs/guides-languages-and-formats--docs)');
  expect(text).toContain('[a page](https://a.example)');
  expect(text).toContain('## Folders\n\nOne.');
});

it('names the file above its code', () => {
  expect(guideOf('Forms', '## A form\n\n```tsx app/Client.tsx\n<Form />\n```\n')).toContain(
    '`app/Client.tsx`\n\n```tsx\n<Form />',
  );
});

it.each(names)('has no link without a page in %s', (name) => {
  expect(guideOf(name, readme)).not.toMatch(/\]\(#/u);
});
