import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('the browser’s storage', () => {
  it('reads nothing and keeps nothing where it is forbidden or full, and says so', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(browserStorage.read('key')).toBeNull();
    expect(browserStorage.write('key', 'value')).toBe(false);
    expect(browserStorage.write('key', null)).toBe(false);
  });

  it('keeps, gives back and forgets', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    expect(browserStorage.write('key', 'value')).toBe(true);
    expect(browserStorage.read('key')).toBe('value');
    browserStorage.write('key', null);
    expect(browserStorage.read('key')).toBeNull();
  });
});
