import { writeFileSync } from 'node:fs';
import { startBrowser } from '../tests/browser.ts';
import { startServer } from '../tests/server.ts';
import { type Fetched, figuresOf, openSlowly } from './firstFigures.ts';

const ROW = 11;
const NAMES = 250;
const SECOND = 130;
const TOP = 34;

/** Where a moment of the visit stands, in px. */
const at = (ms: number): number => NAMES + (ms / 1000) * SECOND;

const colorOf = ({ url }: Fetched): string => {
  if (url.startsWith('/api/')) return '#0f766e';
  return url.endsWith('.js') ? '#6366f1' : '#94a3b8';
};

const text = (x: number, y: number, words: string, anchor = 'start'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words.replaceAll('&', '&amp;')}</text>`;

const line = (x: number, height: number, color: string): string =>
  `<line x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${TOP - 8}" y2="${height}" stroke="${color}" />`;

/** Draws what a page fetched as bars over time, up to its figures. */
function drawn(title: string, trace: readonly Fetched[], figures: number): string {
  const rows = trace.toSorted((one, other) => one.start - other.start);
  const height = TOP + rows.length * ROW + 8;
  const seconds = Array.from({ length: Math.ceil(figures / 1000) + 1 }, (_, second) => second);
  const bars = rows.map((fetched, row) => {
    const y = TOP + row * ROW;
    const [address = ''] = fetched.url.split('?');
    const width = Math.max(1, at(fetched.end) - at(fetched.start));
    return [
      text(NAMES - 6, y + 8, address.split('/').slice(-2).join('/').slice(0, 44), 'end'),
      `<rect x="${at(fetched.start).toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 3}" fill="${colorOf(fetched)}" />`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at(seconds.length * 1000).toFixed(0)}" height="${height}" font-family="sans-serif" font-size="8">`,
    '<rect width="100%" height="100%" fill="#fff" />',
    text(8, 14, `${title}: figures after ${(figures / 1000).toFixed(1)} s`),
    ...seconds.map(
      (second) => line(at(second * 1000), height, '#e2e8f0') + text(at(second * 1000), TOP - 11, `${second} s`),
    ),
    line(at(figures), height, '#dc2626'),
    ...bars,
    '</svg>\n',
  ].join('\n');
}

const [path, username, file] = process.argv.slice(2);
if (path === undefined || username === undefined || file === undefined)
  throw new Error(
    'Which page, as whom, and where to draw it? node bench/waterfall.ts /sales-dashboard rol4 waterfall.svg',
  );
const [server, browser] = await Promise.all([startServer(), startBrowser()]);
try {
  const page = await openSlowly(browser, server.url, { username, path });
  const { trace, figures } = await figuresOf(page);
  writeFileSync(file, drawn(path, trace, figures));
} finally {
  await browser.close();
  await server.stop();
}
