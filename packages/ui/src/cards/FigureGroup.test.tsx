import { expect } from 'storybook/test';
import { FigureCard } from './FigureCard.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Dense, OneSize, Loading } from './FigureGroup.stories.tsx';

const test = behaviour(meta);

/** Cards per row, and whether each row is filled. */
function linesOf(root: HTMLElement): { counts: number[]; isFilled: boolean } {
  const lines = new Map<number, DOMRect[]>();
  for (const card of root.querySelectorAll('[data-tone]')) {
    const place = card.getBoundingClientRect();
    const top = Math.round(place.top);
    lines.set(top, [...(lines.get(top) ?? []), place]);
  }
  const ends = [...lines.values()].map((line) => Math.round(Math.max(...line.map(({ right }) => right))));
  return { counts: [...lines.values()].map((line) => line.length), isFilled: new Set(ends).size === 1 };
}

test('TOT-02 five figures in one line', Default, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('group', { name: 'Ventas del periodo' })).toBeVisible();
  await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(5);
});

// For any number and width: rows are full, and no card is narrower than its figure.
test(
  'Rows are full at every width',
  {
    render: () => (
      <div style={{ display: 'grid', gap: 24 }}>
        {[328, 500, 700, 900, 1140].map((width) => (
          <div key={width} data-width={width} style={{ inlineSize: width }}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
              <div key={count} data-count={count} style={{ marginBlockEnd: 8 }}>
                <FigureGroup label={`${count}`}>
                  {Array.from({ length: count }, (_, place) => (
                    <FigureCard key={place} label={`Cifra ${place + 1}`} value={place} />
                  ))}
                </FigureGroup>
              </div>
            ))}
          </div>
        ))}
      </div>
    ),
  },
  async ({ canvasElement }) => {
    for (const place of canvasElement.querySelectorAll<HTMLElement>('[data-count]')) {
      const { counts, isFilled } = linesOf(place);
      await expect([place.dataset['count'], counts, isFilled]).toEqual([place.dataset['count'], counts, true]);
    }
    const countsAt = (width: number, count: number) => {
      const place = canvasElement.querySelector<HTMLElement>(`[data-width="${width}"] [data-count="${count}"]`);
      return place && linesOf(place).counts;
    };
    await expect(countsAt(328, 3)).toEqual([1, 1, 1]);
    await expect(countsAt(500, 5)).toEqual([1, 2, 2]);
    await expect(countsAt(700, 5)).toEqual([2, 3]);
    await expect(countsAt(700, 7)).toEqual([2, 2, 3]);
    await expect(countsAt(900, 4)).toEqual([4]);
    await expect(countsAt(900, 8)).toEqual([4, 4]);
    await expect(countsAt(1140, 5)).toEqual([5]);
  },
);

test('Many figures are two per row on a phone', Dense, async ({ canvasElement }) => {
  await expect(linesOf(canvasElement)).toEqual({ counts: [2, 2, 2, 2, 2], isFilled: true });
  for (const figure of canvasElement.querySelectorAll('.figure')) {
    await expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(14);
  }
});

test('Figures side by side have one size', OneSize, async ({ canvasElement }) => {
  const lines = new Map<number, Set<number>>();
  for (const card of canvasElement.querySelectorAll('[data-tone]')) {
    const top = Math.round(card.getBoundingClientRect().top);
    const figure = card.querySelector('.figure');
    await expect(figure).not.toBeNull();
    if (figure)
      lines.set(
        top,
        (lines.get(top) ?? new Set()).add(Math.round(Number.parseFloat(getComputedStyle(figure).fontSize))),
      );
  }
  await expect(lines.size).toBeLessThan(5);
  await expect([...lines.values()].map(({ size }) => size)).toEqual(Array.from(lines, () => 1));
});

test('Loading keeps the height of the group', Loading, async ({ canvas }) => {
  const [loading, full] = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().height);
  await expect(loading).toBe(full);
});
