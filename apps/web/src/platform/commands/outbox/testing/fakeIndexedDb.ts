import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Provides an empty IndexedDB to the test; `vi.unstubAllGlobals` removes it. */
export function stubIndexedDb(): void {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}
