import type { Page } from 'playwright';
import { expect } from 'vitest';
import { layoutShift } from './layoutShift.ts';
import { violations } from './page.ts';

/** Breaks no rule of axe, all of them or those, as the page stands there. */
export async function expectAccessible(page: Page, ...rules: readonly string[]): Promise<void> {
  expect(await violations(page, ...rules)).toEqual([]);
}

/** Is as wide as its window. */
export async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** Has not moved since it was opened, fits its window, and breaks no rule of axe in either theme. */
export async function expectSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
  await expectToFit(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  // A theme has colours of its own, and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'color-contrast');
}
