import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FigureCard } from './FigureCard.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { narrow, netSales } from './figureSamples.tsx';

const cards = (loading: boolean) => [
  <FigureCard key={1} {...netSales} loading={loading} onOpen={fn()} />,
  <FigureCard key={2} label="Contratos" value={186} previous={163} loading={loading} onOpen={fn()} />,
  <FigureCard
    key={3}
    label="Ticket promedio"
    value={11_744.03}
    unit="pesos"
    parts={[{ label: 'Por servicio', value: 9812.4, unit: 'pesos' }]}
    explanation="Ventas netas entre contratos."
    loading={loading}
  />,
  <FigureCard
    key={4}
    label="Enganches"
    value={418_260}
    unit="pesos"
    previous={431_000}
    parts={[{ label: 'Canceladas', value: 104_310, unit: 'pesos' }]}
    loading={loading}
  />,
  <FigureCard key={5} label="Canceladas" value={9} previous={7} better="less" tone="danger" loading={loading} />,
];

const meta = {
  component: FigureGroup,
  args: { label: 'Ventas del periodo', children: cards(false) },
  parameters: {
    docs: {
      description: {
        component:
          'Figures that belong together. The group asks its own width and fills its lines at every width: where they do not ' +
          'divide evenly the first cards are wider, so put those first that count most.',
      },
    },
  },
} satisfies Meta<typeof FigureGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many cards each line has, and whether each line is filled to the end. */
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

/** Five figures in one line. */
export const Default: Story = {
  name: 'TOT-02 five figures in one line',
  decorators: [narrow(1140)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Ventas del periodo' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(5);
  },
};

/** Any number at any width: lines are full, and no card is narrower than its figure needs. */
export const EveryWidth: Story = {
  name: 'Lines are full at every width',
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
  parameters: {
    everyStory: { zoom: { exempt: 'Widths stand side by side here on purpose, wider than a small window.' } },
  },
  play: async ({ canvasElement }) => {
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
};

/** Ten figures on a phone, two a line; with letters twice as large each has its own line again. */
export const Dense: Story = {
  name: 'Many figures are two a line on a phone',
  decorators: [narrow(328)],
  args: {
    dense: true,
    children: Array.from({ length: 10 }, (_, place) => (
      <FigureCard
        key={place}
        label={place % 2 === 0 ? 'Importe neto' : 'Ticket promedio por servicio'}
        value={2_184_390.5 + place}
        unit="pesos"
        previous={1_900_000}
        parts={[{ label: 'Cancelado', value: 104_310, unit: 'pesos' }]}
        explanation="Suma de los contratos vendidos en el periodo."
        onOpen={fn()}
      />
    )),
  },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual({ counts: [2, 2, 2, 2, 2], isFilled: true });
    for (const figure of canvasElement.querySelectorAll('.figure')) {
      await expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(14);
    }
  },
};

/** The longest figure decides for all of them, with rows behind it or without. */
export const OneSize: Story = {
  name: 'Figures side by side are of one size',
  decorators: [narrow(1140)],
  args: {
    children: [
      <FigureCard key={1} label="Contratos" value={186} onOpen={fn()} />,
      <FigureCard key={2} label="Importe" value={2_391_700.5} unit="pesos" />,
      <FigureCard key={3} label="Descuento" value={207_309.5} unit="pesos" onOpen={fn()} />,
      <FigureCard key={4} label="Neto" value={123_184_390.5} unit="pesos" onOpen={fn()} />,
      <FigureCard key={5} label="Meta" value={-123_456_789_012.34} unit="pesos" />,
    ],
  },
  play: async ({ canvasElement }) => {
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
  },
};

/** All on their way: the group is as high as it will be. */
export const Loading: Story = {
  name: 'Loading keeps the height of the group',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FigureGroup {...args}>{cards(true)}</FigureGroup>
      <FigureGroup {...args}>{cards(false)}</FigureGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const [loading, full] = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().height);
    await expect(loading).toBe(full);
  },
};

/** On a phone each has its own line. */
export const Phone360: Story = { decorators: [narrow(328)] };

/** Four figures beside one that can be put away. */
export const Dark: Story = { args: { children: cards(false).slice(0, 4) }, globals: { theme: 'dark' } };
