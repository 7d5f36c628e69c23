import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { act, type ReactElement } from 'react';
import { LineChart } from '../index.ts';
import { sampleDays, sampleLines } from '../samples.ts';
import { everyChart } from './everyChart.samples.tsx';

const week = { categories: sampleDays(7), series: sampleLines(7), unit: 'money' } as const;

/** What a server sends, in a browser without scripts, which shows what is in `noscript`. */
const served = (chart: ReactElement): Document => new DOMParser().parseFromString(renderToString(chart), 'text/html');

test.each(everyChart)('A server draws a %s, with its figures for a page without scripts', (_, chart) => {
  const page = served(chart);
  const drawing = page.querySelector('svg[data-plot]');
  expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(0);
  expect(drawing?.outerHTML).not.toMatch(/NaN|undefined/);
  expect(page.querySelector('noscript tbody td')?.textContent).toMatch(/\d/);
});

test.each(everyChart)(
  'A %s takes the drawing of the server over as it is, then fits it to its place',
  async (_, chart) => {
    const host = document.createElement('div');
    host.style.inlineSize = '420px';
    host.innerHTML = renderToString(chart);
    document.body.append(host);
    const complaints: unknown[] = [];
    const drawing = host.querySelector('svg[data-plot]');
    const root = hydrateRoot(host, chart, { onRecoverableError: (error) => complaints.push(error) });
    await expect.poll(() => host.querySelector('noscript')).toBeNull();
    expect(complaints).toEqual([]);
    expect(host.querySelector('svg[data-plot]')).toBe(drawing);
    expect(Number(drawing?.getAttribute('width'))).toBeLessThan(420);
    act(() => root.unmount());
    host.remove();
  },
);

test('The host says how wide a drawing is on the server', () => {
  const page = served(<LineChart title="Ventas" {...week} width={900} />);
  expect(page.querySelector('svg[data-plot]')?.getAttribute('width')).toBe('900');
  // The lines are named at their ends, as in the browser at that width.
  expect(page.querySelector('ul')).toBeNull();
});
