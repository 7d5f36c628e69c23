import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { configKeys, configPage } from './configDocs.ts';
import { root } from './run.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const keys = configKeys(read('packages/domain/src/config/schema.ts'));

describe('the documentation of config.json', () => {
  it('matches the schema (run node scripts/configDocs.ts to update it)', () => {
    expect(read('docs/configuration.md')).toBe(configPage());
  });

  it('MNU-02 documents every key once, with a sentence', () => {
    expect(keys.filter(({ says }) => !says.endsWith('.'))).toEqual([]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
    expect(keys.map(({ key }) => key)).toContain('employees.teamSales');
  });

  it('finds nested sections and the keys beside them', () => {
    const source = `
      export const configSchema = () => file({
        a: v.optional(v.pipe(keys({
          /** First. */
          b: flag(true),
          c: v.optional(keys({
            /**
             * Second,
             * in two lines.
             */
            d: ids(),
          }), {}),
        }), v.check(() => true)), {}),
        e: flag(false),
      });`;
    expect(configKeys(source)).toEqual([
      { key: 'a.b', says: 'First.' },
      { key: 'a.c.d', says: 'Second, in two lines.' },
      { key: 'e', says: '' },
    ]);
  });
});
