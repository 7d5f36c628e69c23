import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const shown = ['ui', 'api', 'domain'].flatMap((name) =>
  Array.from(
    read(`packages/${name}/README.md`).matchAll(/^```\w+ (examples\/\S+)\n(.*?)^```$/gms),
    ([, file = '', code = '']) => [file, code] as const,
  ),
);

it('shows a page of Vite and one of Next', () => {
  const files = shown.map(([file]) => file);
  expect(files).toEqual(expect.arrayContaining(['examples/vite/src/Orders.tsx', 'examples/next/app/page.tsx']));
});

it.each(shown)('shows %s as the example has it', (file, code) => {
  expect(code).toBe(read(file));
});
