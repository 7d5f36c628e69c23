import type { Page, Request } from 'playwright';

/** A visit, and what is told of it when its test has failed. */
export type Watch = {
  readonly page: Page;
  /** The address and text of the page, the calls that were refused and those that nobody has answered. */
  readonly account: () => Promise<string>;
};

const named = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** Remembers the calls of a page until its test ends. */
export function watch(page: Page): Watch {
  const open = new Set<Request>();
  const refused: string[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    refused.push(`${named(request)} ${request.failure()?.errorText ?? 'failed'}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${named(response.request())} ${response.status()}`);
  });
  return {
    page,
    account: async () => {
      const text = await page
        .evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
        .catch((error: unknown) => String(error));
      return [
        `${page.url()}: ${text}`,
        `Refused: ${refused.slice(-10).join(', ')}`,
        `Not answered: ${[...open].map(named).join(', ')}`,
      ].join('\n');
    },
  };
}
