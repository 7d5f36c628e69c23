import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFiles, type FileLimits, sizeText } from './fileLimits.ts';

const file = (name: string, size = 10, type = '') => ({ name, size, type, lastModified: 0 });
const none: FileLimits = { accept: undefined, maxSize: undefined, maxFiles: 3 };

describe('the files that are added', () => {
  it.each([
    ['plan.PDF', '', ['.pdf'], true],
    ['plan.pdf.exe', '', ['.pdf'], false],
    ['foto', 'image/png', ['image/*'], true],
    ['foto', 'imagex/png', ['image/*'], false],
    ['lista', 'text/csv', ['.csv', 'text/csv'], true],
    ['lista', '', ['text/csv'], false],
  ])('%s of type "%s" among %j: %s', (name, type, accept, isIn) => {
    const { files, refused } = addFiles([], [file(name, 10, type)], { ...none, accept });
    expect(files).toHaveLength(isIn ? 1 : 0);
    expect(refused.map(({ why }) => why)).toEqual(isIn ? [] : ['wrongType']);
  });

  it('are no larger than allowed, the limit included', () => {
    const { files, refused } = addFiles([], [file('a', 100), file('b', 101)], { ...none, maxSize: 100 });
    expect(files).toEqual([file('a', 100)]);
    expect(refused).toEqual([{ file: file('b', 101), why: 'tooLarge' }]);
  });

  it('are no more than allowed, those of before first', () => {
    const { files, refused } = addFiles([file('a'), file('b')], [file('c'), file('d')], none);
    expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(refused).toEqual([{ file: file('d'), why: 'tooMany' }]);
  });

  it('count once, however often they are chosen', () => {
    expect(addFiles([file('a')], [file('a'), file('b'), file('b')], none)).toEqual({
      files: [file('a'), file('b')],
      refused: [],
    });
  });

  it('replace the only one, unless they are refused', () => {
    const one: FileLimits = { ...none, maxFiles: 1, maxSize: 100 };
    expect(addFiles([file('a')], [file('b')], one).files).toEqual([file('b')]);
    expect(addFiles([file('a')], [file('b', 101)], one).files).toEqual([file('a')]);
  });

  it('lose nothing: each is there or refused, and what was there stays', () => {
    const some = fc.uniqueArray(
      fc.record({ name: fc.string(), size: fc.nat(200), type: fc.constant(''), lastModified: fc.nat(3) }),
      {
        selector: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 8 }), fc.nat(6), (all, maxFiles, at) => {
        const [before, more] = [all.slice(0, Math.min(at, maxFiles)), all.slice(Math.min(at, maxFiles))];
        const { files, refused } = addFiles(before, more, { accept: undefined, maxSize: 100, maxFiles });
        expect(files.slice(0, before.length)).toEqual(before);
        expect(files.length).toBeLessThanOrEqual(maxFiles);
        expect([...files.slice(before.length), ...refused.map((each) => each.file)]).toHaveLength(more.length);
      }),
    );
  });
});

describe('a size in words', () => {
  it.each([
    [0, 'es-MX', '0 bytes'],
    [999, 'es-MX', '999 bytes'],
    [1000, 'es-MX', '1 kB'],
    [5_000_000, 'es-MX', '5 MB'],
    [1_250_000, 'de-DE', '1,3 MB'],
    [7e12, 'en-US', '7,000 GB'],
  ])('%d bytes in %s are %s', (bytes, tag, text) => {
    expect(sizeText(bytes, tag).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
