/** Local storage that may be forbidden, full or absent: then nothing is kept and nothing breaks. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The session lives on in memory; the next visit starts without it.
    }
  },
};
