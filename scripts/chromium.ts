import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontSettings, type FontSettings } from './fonts.ts';
import { root } from './run.ts';

/** What Playwright needs to start a browser: the program, its arguments and, on Linux, its environment. */
export type ChromiumLaunch = { executablePath?: string; env?: Record<string, string>; args: string[] };

const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A Chromium of the machine's own. */
export function installedChromium(): string | undefined {
  const candidates = [
    which('chromium'),
    which('chromium-browser'),
    which('google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, then (Linux x64) the one that @sparticuz/chromium carries inside its npm
 * package, then an installed one, then Playwright's. Results must not depend on what a machine has installed, and on Linux
 * they depend on none of its fonts either.
 * @throws Where CHROMIUM_PATH names no file.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return installedLaunch(named);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return shippedLaunch();
  return installedLaunch(installedChromium());
}

/** A browser of the machine's own, with the fonts of the tests where the system lets it choose. */
async function installedLaunch(executablePath: string | undefined): Promise<ChromiumLaunch> {
  const launch = { ...(executablePath !== undefined && { executablePath }), args };
  if (process.platform !== 'linux') return launch;
  return { ...launch, env: { ...environment(), ...(await unpacked(({ fonts }) => fonts())) } };
}

/** The browser that an npm package carries. */
function shippedLaunch(): Promise<ChromiumLaunch> {
  return unpacked(async ({ executable, fonts }) => {
    const executablePath = await executable();
    const env = { ...environment(), ...(await fonts()) };
    return { executablePath, args: [...args, '--headless=shell'], env };
  });
}

/** What can be had of the npm package, each unpacked once into node_modules/.cache. */
type Unpacked = { readonly executable: () => Promise<string>; readonly fonts: () => Promise<FontSettings> };

/** Has something unpacked in an environment that is as before when it is. */
async function unpacked<Value>(take: (parts: Unpacked) => Promise<Value>): Promise<Value> {
  const source = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  // The package hides its package.json from imports, so the version is read next to its entry point.
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const folder = path.join(root, 'node_modules/.cache/chromium', manifest.version);
  mkdirSync(folder, { recursive: true });
  // It unpacks into TMPDIR, and brings its own system libraries only when it believes it runs on Lambda.
  const settings: Record<string, string> = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const touched = [...Object.keys(settings), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const before = touched.map((key) => [key, process.env[key]] as const);
  try {
    Object.assign(process.env, settings);
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    return await take({
      executable: () => chromium.executablePath(),
      fonts: async () => fontSettings(folder, path.join(await inflate(path.join(source, 'bin/fonts.tar.br')), 'fonts')),
    });
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}
