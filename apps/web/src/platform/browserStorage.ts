/** Local storage that may be forbidden, full or absent: then nothing is kept and nothing breaks. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** The keys that begin so. */
  keys(prefix: string): readonly string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
  /** Keeps the value, or forgets it for null; false when the browser refuses. */
  write(key: string, value: string | null): boolean {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};
