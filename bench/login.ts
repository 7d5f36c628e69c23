import type { Browser } from 'playwright';
import { measureFirstVisit, slowPhone, type FirstVisit } from './firstVisit.ts';
import { print, quantile } from './report.ts';

const rounds = 5;

/** A first visit to the login page on the slow phone; bytes are gates of the tests as well, times are reported here. */
export async function benchLogin(browser: Browser, url: string): Promise<void> {
  const visits: FirstVisit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(
      await measureFirstVisit(browser, url, slowPhone, async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
      }),
    );
  }
  const median = (measure: keyof FirstVisit) =>
    quantile(
      visits.map((visit) => visit[measure]),
      0.5,
    );
  print(`First visit to login, ${slowPhone.name} (CPU 4x, 150 ms, 1.6 Mbit/s), medians of ${rounds}`, [
    { name: 'over the wire', value: median('wire'), limit: 145_000, unit: 'B' },
    { name: 'scripts', value: median('scripts'), limit: 112_000, unit: 'B' },
    { name: 'largest contentful paint', value: median('largestContentfulPaint'), limit: 1400, unit: 'ms' },
    { name: 'blocking time', value: median('blocking'), limit: 120, unit: 'ms' },
    { name: 'layout shift', value: median('layoutShift'), limit: 0, unit: '', decimals: 4 },
  ]);
}
