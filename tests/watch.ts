import type { Page, Request } from 'playwright';

/** A page and a report on it for when its test fails. */
export type Watch = {
  readonly page: Page;
  /** Its address and text, the last ten failed requests, and the requests still pending. */
  readonly report: () => Promise<string>;
};

const named = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** Records the requests of a page until its test ends. */
export function watch(page: Page): Watch {
  const pending = new Set<Request>();
  const failed: string[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    failed.push(`${named(request)} ${request.failure()?.errorText ?? 'failed'}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${named(response.request())} ${response.status()}`);
  });
  return {
    page,
    report: async () => {
      const text = await page
        .evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
        .catch((error: unknown) => String(error));
      return [
        `${page.url()}: ${text}`,
        `Failed: ${failed.slice(-10).join(', ')}`,
        `Pending: ${[...pending].map(named).join(', ')}`,
      ].join('\n');
    },
  };
}
