import { describe, expect, it } from 'vitest';
import { causeOf, fileFault } from './fileFault.ts';

describe('what the disk refused', () => {
  it.each([
    [Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }), 'el disco está lleno'],
    [{ name: 'ErrnoError', errno: 51 }, 'el disco está lleno'],
    [{ name: 'ErrnoError', errno: 2 }, 'no hay permiso para usar sus archivos'],
    [Object.assign(new Error('EACCES'), { code: 'EACCES' }), 'no hay permiso para usar sus archivos'],
  ])('%o is recognised', (error, words) => {
    expect(fileFault(error)).toBe(words);
    expect(causeOf(error)).toBe(words);
  });

  it.each([new Error('incompatible'), { errno: 999 }, { code: '23505' }, 'text', null, undefined])(
    '%o is no fault of the disk',
    (error) => {
      expect(fileFault(error)).toBeUndefined();
      expect(causeOf(error)).not.toContain('[object');
    },
  );
});
