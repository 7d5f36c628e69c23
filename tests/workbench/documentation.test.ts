import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';
import { startBrowser } from '../browser.ts';
import { excess } from '../page.ts';

type Entry = { readonly id: string; readonly type: string; readonly tags?: readonly string[] };

/** A table of props alone is some 6,000 px; twice that and the stories is as much as a person scrolls through. */
const HIGHEST = 20_000;
const MOST_ELEMENTS = 5000;

const built = path.join(root, 'storybook-static');
const index: { entries: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(path.join(built, 'index.json'), 'utf8'),
);
const pages = Object.values(index.entries).filter(({ type, tags }) => type === 'docs' && !tags?.includes('internal'));

/** Every word of the sources that can name a component. */
const words = new Set(
  globSync(['packages/ui/src/**/*.tsx', 'packages/ui/README.md', 'apps/web/src/**/*.tsx', '.storybook/**/*.tsx'], {
    cwd: root,
  }).flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\b[A-Z]\w*/gu) ?? []),
);

let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: built },
    preview: { port: 0 },
  });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A page of documentation with all of its stories. */
async function open(id: string, width: number): Promise<void> {
  page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  await page.waitForFunction(isSettled, undefined, { polling: 300 });
}

/** Runs in the page, several times: since the last time nothing was added, and nothing moved. */
function isSettled(): boolean {
  const size = `${document.body.scrollHeight} ${document.querySelectorAll('*').length}`;
  const { dataset } = document.body;
  const before = dataset['size'];
  dataset['size'] = size;
  return (
    size === before &&
    document.querySelector('.sb-preparing-docs, .sb-preparing-story, [aria-label^="Loading"]')?.checkVisibility() !==
      true
  );
}

it('has a page for each component', () => expect(pages.length).toBeGreaterThan(120));

it.each(pages.map(({ id }) => id))('%s is short, fits a phone, and shows code that a source has', async (id) => {
  await open(id, 1280);
  const { height, elements, code } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    elements: document.querySelectorAll('*').length,
    code: [...document.querySelectorAll('pre')].map((block) => block.textContent),
  }));
  const names = code.flatMap((block) => [...block.matchAll(/<([A-Z]\w*)/gu)].map(([, name]) => name ?? ''));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
  expect(code.filter((block) => /\bplay\b|\bexpect\(|function \w{0,2}\(/u.test(block))).toEqual([]);
  expect(height).toBeLessThanOrEqual(HIGHEST);
  expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await excess(page)).toBe(0);
  await page.close();
});
