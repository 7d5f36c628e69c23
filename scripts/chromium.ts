import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { wholeFolder } from './drafts.ts';
import { fontSettings } from './fonts.ts';
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

/** Why no browser can be used, as a sentence. */
class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** What keeps the program from being a browser that runs here; null where it is one. */
function faultOf(program: string, env: Record<string, string>): string | null {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
    return /chrom/iu.test(said) ? null : 'it is no Chrome or Chromium';
  } catch (error) {
    return causeOf(error);
  }
}

/** The last line is the cause; those before it name the command. */
const causeOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? '';

/** Whether the browser that an npm package carries runs here. */
const hasShippedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, then (Linux x64) the one that @sparticuz/chromium carries inside its npm
 * package, then an installed one, then Playwright's. Results must not depend on what a machine has installed, and on Linux
 * they depend on none of its fonts either.
 * @throws NoBrowserError where CHROMIUM_PATH names no browser, or the one of the package does not start.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    const fault = existsSync(named) ? faultOf(named, environment()) : 'there is no such file';
    if (fault !== null) throw new NoBrowserError(`CHROMIUM_PATH names ${named}, which cannot be used: ${fault}.`);
    return installedLaunch(named);
  }
  return hasShippedBrowser ? shippedLaunch() : installedLaunch(installedChromium());
}

/** The same for runner settings, whose stack trace would bury the message: prints it and exits. */
export async function chromiumOrEnd(): Promise<ChromiumLaunch> {
  try {
    return await chromiumLaunch();
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** A browser of the machine's own, with the fonts of the tests where the system lets it choose. */
async function installedLaunch(executablePath: string | undefined): Promise<ChromiumLaunch> {
  const launch = { ...(executablePath !== undefined && { executablePath }), args };
  if (process.platform !== 'linux') return launch;
  return { ...launch, env: { ...environment(), ...(await fontSettings(await unpackedPackage())) } };
}

/** The browser that an npm package carries. */
async function shippedLaunch(): Promise<ChromiumLaunch> {
  const folder = await unpackedPackage();
  const env = { ...environment(), ...librariesOf(folder), ...(await fontSettings(folder)) };
  return { executablePath: programOf(folder), args: [...args, '--headless=shell'], env };
}

const programOf = (folder: string): string => path.join(folder, 'chromium');

/** The libraries that a machine without a browser lacks. */
const librariesOf = (folder: string) => ({ LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') });

/** The folder of the npm package's browser and fonts, unpacked once into node_modules/.cache. */
async function unpackedPackage(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache/chromium');
  try {
    // The package hides its package.json from imports, so the version is read next to its entry point.
    const manifest: { version: string } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'),
    );
    const folder = path.join(cache, manifest.version);
    await wholeFolder(folder, async (draft) => {
      await unpackChromium(draft);
      const fault = hasShippedBrowser ? faultOf(programOf(draft), { ...environment(), ...librariesOf(draft) }) : null;
      if (fault !== null) throw new Error(fault);
    });
    return folder;
  } catch (error) {
    throw new NoBrowserError(
      `The browser of @sparticuz/chromium cannot be used from ${cache}: ${causeOf(error)}. CHROMIUM_PATH may name another one.`,
    );
  }
}

async function unpackChromium(draft: string): Promise<void> {
  // The package unpacks into TMPDIR, and brings its own system libraries only when it believes it runs on Lambda.
  const settings: Record<string, string> = { TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const touched = [...Object.keys(settings), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];
  const before = touched.map((key) => [key, process.env[key]] as const);
  try {
    Object.assign(process.env, settings);
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}
