import type { Browser, CDPSession, Page } from 'playwright';

/** A device and its network, as the browser's own throttling understands them. */
export type Profile = {
  readonly name: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Round trip in ms, and throughput in bit/s; null for the machine's own. */
  readonly network: { readonly latency: number; readonly bitsPerSecond: number } | null;
};

/** The phone that the budgets are set for. */
export const slowPhone: Profile = { name: 'slow phone', cpu: 4, network: { latency: 150, bitsPerSecond: 1_600_000 } };
export const thisMachine: Profile = { name: 'this machine', cpu: 1, network: null };

/** What a first visit costs: bytes over the wire, times in ms, layout shift without unit. */
export type FirstVisit = {
  readonly wire: number;
  readonly scripts: number;
  readonly largestContentfulPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
};

/** Makes a page as slow as the profile's device and network. */
export async function throttle(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network === null) return;
  const bytesPerSecond = network.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Adds up the encoded bytes of everything the page fetches. */
function countBytes(session: CDPSession): { wire: number; scripts: number } {
  const bytes = { wire: 0, scripts: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.wire += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.scripts += encodedDataLength;
  });
  return bytes;
}

/** Runs in the page, before any of its scripts: keeps what the browser observes of the visit. */
export function observe(): void {
  const seen = { largestContentfulPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { firstVisit: seen });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes to the page
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.largestContentfulPaint = entry.startTime));
  on('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.layoutShift += entry.value;
  });
}

/**
 * Opens `url` with an empty cache, on the profile's device, and measures until `ready` reports a usable page and half a
 * second of quiet.
 */
export async function measureFirstVisit(
  browser: Browser,
  url: string,
  profile: Profile,
  ready: (page: Page) => Promise<void>,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session, profile);
    const bytes = countBytes(session);
    await page.addInitScript(observe);
    await page.goto(url);
    await ready(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const observed: Omit<FirstVisit, 'wire' | 'scripts'> = await page.evaluate('window.firstVisit');
    return { ...bytes, ...observed };
  } finally {
    await context.close();
  }
}
