import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { line, lines, newSale } from '../samples.ts';
import { TypeTotals } from './TypeTotals.tsx';

const meta = {
  component: TypeTotals,
  args: { lines },
  parameters: {
    docs: { description: { component: 'What the whole week comes to, in cents, and then each kind of line.' } },
  },
} satisfies Meta<typeof TypeTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is paid for the week, and one tile for each kind, in the order in which a sale earns. */
export const Default: Story = {
  name: 'CMA-07 CMA-08 totals of the whole week first, and by type, in one row of a wide window',
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tiles.map((text) => text.replace(/\d+ rengl.*$/u, ''))).toEqual([
      'Toda la semana',
      'NUEVA VENTA',
      'MENSUALIDAD',
      'BONO',
      'CANCELACION',
    ]);
    await expect(tiles[0]).toContain('A pagar$5,553.02');
    await expect(tiles[1]).toContain('2 renglones');
    await expect(tiles[1]).toContain('A pagar$4,206.90');
    await expect(tiles[1]).toContain('Por pagar después$2,103.45');
    await expect(tiles[4]).toContain('A pagar-$412.50');
    const tops = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** One kind needs no sum of its own. */
export const OneKind: Story = {
  args: { lines: [newSale] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The lines are on their way. */
export const Loading: Story = { args: { lines: [], loading: true } };

/** A week without lines has no totals. */
export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** Amounts that cannot be added to the cent are not added. */
export const Uncounted: Story = {
  name: 'FMT-08 amounts beyond counting are not added wrongly',
  args: { lines: [newSale, line({ toPay: 1e17 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/demasiado grandes/)).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** A kind with a name of any length. */
export const LongTexts: Story = {
  args: { lines: [newSale, line({ type: `${german} ${german}`, toPay: 90_000_000_000.01 })] },
};

/** On a phone below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Toda la semana');
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
