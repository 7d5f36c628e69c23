import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const shown = ['ui', 'api', 'domain'].flatMap((name) =>
  Array.from(
    read(`packages/${name}/README.md`).matchAll(/^```\w+ (examples\/\S+)\n(.*?)^```$/gms),
    ([, file = '', code = '']) => [file, code] as const,
  ),
);

it('shows files of every example', () => {
  const named = new Set(shown.map(([file]) => file.split('/')[1]));
  expect(named).toEqual(new Set(readdirSync(new URL('examples', root))));
});

it.each(shown)('shows %s as the example has it', (file, code) => {
  expect(code).toBe(read(file));
});
