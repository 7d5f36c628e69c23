import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { misplaced, misplacedHere, withFault } from './fault.ts';
import { faults } from './index.ts';

describe('the faults that tests must detect', () => {
  it('match existing code, each in one place', () => {
    expect(misplacedHere(faults)).toEqual([]);
  });

  it('are at least eighty and unique, and cover every published package and app', () => {
    expect(faults.length).toBeGreaterThanOrEqual(80);
    const packages = ['packages/ui', 'apps/web', 'packages/api', 'apps/server'];
    expect(packages.filter((name) => faults.filter(({ file }) => file.startsWith(`${name}/`)).length < 10)).toEqual([]);
    expect(new Set(faults.map(({ file, find }) => `${file}\n${find}`)).size).toBe(faults.length);
  });

  it('describe the effect in a sentence, and name existing tests', () => {
    expect(faults.filter(({ breaks }) => !/^\p{Lu}.{20,}\.$/u.test(breaks))).toEqual([]);
    const named = faults.flatMap(({ tests }) => tests.files);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(faults.filter(({ tests, find }) => tests.files.length === 0 || find.includes('\n'))).toEqual([]);
  });

  it('change one place only, and are matched literally', () => {
    const fault = {
      file: 'a.ts',
      find: 'a($1)',
      replace: '$&',
      breaks: 'x',
      tests: { project: 'node', files: [] },
    } as const;
    expect(withFault(fault, 'x a($1) y')).toBe('x $& y');
    expect(misplaced(fault, 'x a($1) y')).toBeNull();
    expect(misplaced(fault, 'a($1) a($1)')).toContain('2 times');
    expect(misplaced(fault, 'nothing')).toContain('any more');
    expect(misplaced(fault, null)).toContain('a.ts is gone');
  });
});
