import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('browser storage', () => {
  it('reads and stores nothing when storage is forbidden or full, and reports it', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(browserStorage.read('key')).toBeNull();
    expect(browserStorage.write('key', 'value')).toBe(false);
    expect(browserStorage.write('key', null)).toBe(false);
  });

  it('stores, returns and removes a value', () => {
    const saved = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => saved.set(key, value),
      removeItem: (key: string) => saved.delete(key),
    });
    expect(browserStorage.write('key', 'value')).toBe(true);
    expect(browserStorage.read('key')).toBe('value');
    browserStorage.write('key', null);
    expect(browserStorage.read('key')).toBeNull();
  });
});
