import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { publicEntries, refusing, undocumented } from './propDocs.ts';
import { scratchFolder } from './scratchFolder.ts';

const component = `
type Size = 'small' | 'large';
type Shared = {
  /** Kept. */
  kept: string;
  bare: string;
  dropped: string;
};
export type CardProps = Omit<Shared, 'dropped'> & {
  /** How large. Default 'small'. */
  size?: Size;
  /** Takes both. */
  tone?: Size | undefined;
  /** Takes anything. */
  data?: unknown;
  title: string;
  /**  */
  empty: number;
};
type HiddenProps = { secret: boolean };
/** A surface. */
export function Card(props: CardProps): null { return props.size === 'small' ? null : null; }
export function Hidden(props: HiddenProps): null { return props.secret ? null : null; }
/** Described. */
export const twice = (value: number): number => value * 2;
export const half = (value: number): number => value / 2;
export const limit = 3;
export type Other = { free: string; later?: string; told?: never };
export type Way = { kind: 'bus'; line?: number } | { kind: 'foot' };
`;

function library(): string {
  const folder = scratchFolder('prop-docs', afterAll);
  writeFileSync(path.join(folder, 'Card.ts'), component);
  writeFileSync(
    path.join(folder, 'index.ts'),
    "export * from './Card.ts';\nexport { half as renamed } from './Card.ts';\n",
  );
  return path.join(folder, 'index.ts');
}

describe('undocumented', () => {
  const found = undocumented([library()]);

  test('lists props and functions without a doc comment, through Omit, intersections and parameters', () => {
    expect(found.map(({ name }) => name).toSorted()).toEqual([
      'CardProps.bare',
      'CardProps.empty',
      'CardProps.title',
      'Hidden()',
      'HiddenProps.secret',
      'half()',
    ]);
  });

  test('reports the location', () => {
    expect(found.find(({ name }) => name === 'CardProps.title')?.at).toMatch(/Card\.ts:16$/);
  });

  test('rejects a file without exports', () => {
    const file = path.join(scratchFolder('prop-docs', afterAll), 'index.ts');
    writeFileSync(file, 'const own = 1;\n');
    expect(() => undocumented([file])).toThrow(/exports nothing\. Nothing of it is checked\./);
  });
});

test('lists optional props and members of exported types that refuse undefined', () => {
  expect(refusing([library()]).map(({ name }) => name)).toEqual(['CardProps.size', 'Other.later', 'Way.line']);
});

test('covers the entries of both published packages', () => {
  const names = publicEntries().map((file) => file.replace(/^.*\/packages\//, ''));
  expect(names).toEqual(expect.arrayContaining(['ui/src/foundation/index.ts', 'domain/src/calendar/index.ts']));
});
