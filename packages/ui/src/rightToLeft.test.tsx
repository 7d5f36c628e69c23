import { expect, waitFor, within } from 'storybook/test';
import { type HostFormats, mexicanFormats } from './locale/index.ts';
import { ArabicPage } from './rightToLeft.samples.tsx';
import { behaviour } from './testing/behaviour.ts';
import { painted } from './testing/painted.ts';

const test = behaviour({});
const pageIn = (formats: HostFormats) => ({ render: () => <ArabicPage formats={formats} /> });

/** What is seen of every figure that a selector finds. */
const seen = (page: Element, selector: string): string[] => Array.from(page.querySelectorAll(selector), painted);

const cellsIn = (page: HTMLElement): string[][] =>
  within(page)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell').slice(1, 3).map(painted));

test(
  'In Arabic the sign of a change and of a loss stand as Intl has them',
  pageIn({ currency: 'EUR' }),
  async (story) => {
    const page = story.canvasElement;
    await expect(seen(page, '.amount bdi')).toEqual(['−5.1%', '€ −3,400.50']);
    await expect(seen(page, '.figure > bdi')).toEqual(['1,234', '€ -3,400.50']);
    await expect(seen(page, 'strong')).toEqual(['€ -12,850.40']);
    await expect(seen(page, 'dd bdi')).toEqual(['€ -3,400.50']);
    await expect(seen(page, '.value bdi')).toEqual(['€ -3,400.50']);
    await waitFor(() => expect(cellsIn(page)).toHaveLength(3));
    await expect(cellsIn(page)).toEqual([
      ['€ 12,850.40', '17.0'],
      ['€ -3,400.50', '-2.5'],
      ['€ 9,449.90', ''],
    ]);
  },
);

test('An amount of Mexico has its minus before it on an Arabic page', pageIn(mexicanFormats), async (story) => {
  const page = story.canvasElement;
  await expect(seen(page, '.amount bdi')).toEqual(['−5.1%', '−$3,400.50']);
  await expect(seen(page, ':is(.figure > bdi, strong, dd bdi, .value bdi)')).toEqual([
    '1,234',
    '-$3,400.50',
    '-$12,850.40',
    '-$3,400.50',
    '-$3,400.50',
  ]);
  await waitFor(() => expect(cellsIn(page)).toHaveLength(3));
  await expect(cellsIn(page)[1]).toEqual(['-$3,400.50', '-2.5']);
});

test('A figure stands at the end of its cell, which is the left one', pageIn(mexicanFormats), async (story) => {
  const page = story.canvasElement;
  await waitFor(() => expect(cellsIn(page)).toHaveLength(3));
  const figures = Array.from(page.querySelectorAll('.at-end[role=gridcell]')).filter(
    ({ textContent }) => textContent !== '',
  );
  await expect(figures).toHaveLength(5);
  for (const cell of figures) {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const [figure, box] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
    await expect(figure.left - box.left).toBeLessThan(box.right - figure.right);
  }
});
