import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What Playwright needs to start a browser: the program, its arguments and, for the one from npm, its environment. */
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

/**
 * The npm browser's own font settings name folders that exist only on Lambda. Without a font all text is as wide as
 * nothing, and layout tests would pass for nothing. The machine's own fonts stay out: what is measured would depend on them.
 */
function fontSettings(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  const dir = (tag: string, name: string) => `<${tag}>${path.join(folder, name)}</${tag}>`;
  const content = `${dir('dir', 'fonts/fonts')}${dir('cachedir', 'fonts-cache')}`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${content}</fontconfig>`,
  );
  return file;
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
 * package, then an installed one, then Playwright's. Results must not depend on what a machine has installed.
 * @throws Where CHROMIUM_PATH names no file.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return shippedChromium();
  const installed = installedChromium();
  return { ...(installed !== undefined && { executablePath: installed }), args };
}

/** The browser that an npm package carries, unpacked once into node_modules/.cache. */
async function shippedChromium(): Promise<ChromiumLaunch> {
  // The package hides its package.json from imports, so the version is read next to its entry point.
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'),
  );
  const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/chromium', manifest.version);
  mkdirSync(folder, { recursive: true });
  // It unpacks into TMPDIR, and brings its own system libraries only when it believes it runs on Lambda.
  const settings: Record<string, string> = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const touched = [...Object.keys(settings), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const before = touched.map((key) => [key, process.env[key]] as const);
  try {
    Object.assign(process.env, settings);
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const env = { ...environment(), FONTCONFIG_FILE: fontSettings(folder) };
    return { executablePath, args: [...args, '--headless=shell'], env };
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}
