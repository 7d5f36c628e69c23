import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** What a session is used with: names of products, which are the same in every language; null where one is not known. */
export type Device = { readonly browser: string | null; readonly system: string | null };

const BROWSERS: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(OS_MAP));

const known = (names: ReadonlySet<string>, name: string) => (names.has(name) ? name : null);

/** The device by what its browser says of itself. Only known names: what a stranger wrote there is not repeated. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: known(BROWSERS, browser.name ?? ''), system: known(SYSTEMS, os.name ?? '') };
}

const isRecognised = ({ browser, system }: Device) => browser !== null || system !== null;

/**
 * Whether a browser on a system is none of those that were used before. An account without a recognised one has nothing to compare with:
 * its first sign-in, and those of before browsers were kept, are no news.
 */
export function isNewDevice(userAgent: string, before: readonly (string | null)[]): boolean {
  const { browser, system } = deviceOf(userAgent);
  const devices = before.map(deviceOf);
  return devices.some(isRecognised) && !devices.some((one) => one.browser === browser && one.system === system);
}
