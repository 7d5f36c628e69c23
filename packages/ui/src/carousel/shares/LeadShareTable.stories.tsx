import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { shares } from '../samples.ts';
import { LeadShareTable } from './LeadShareTable.tsx';

const meta = {
  component: LeadShareTable,
  args: { shares, timeZone: 'America/Mexico_City', onRetry: fn<() => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'How leads were shared out among advisers in the days that the host chose: attended, assigned, their part of the whole, ' +
          'how many became prospects, and when the last one came.',
      },
    },
  },
} satisfies Meta<typeof LeadShareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who got most comes first; whoever got none is there too. */
export const Default: Story = {
  name: 'Each adviser with their part of the leads',
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Reparto de prospectos' });
    const rows = within(grid)
      .getAllByRole('row')
      .map((row) => Array.from(row.querySelectorAll('[role="gridcell"]'), ({ textContent }) => textContent))
      .filter((cells) => cells.length > 0);
    await expect(rows.slice(0, 3)).toEqual([
      ['LLucía Fernández Ávila', '12', '75', '9', '3', '11', '21/11/2026', 'Sí'],
      ['JJorge Camacho', '4', '25', '3', '1', '2', '21/11/2026', 'Sí'],
      ['ÓÓscar Medina', '0', '0', '0', '0', '0', '', 'No'],
    ]);
  },
};

/** While they come. */
export const Loading: Story = { args: { shares: [], loading: true } };

/** They could not be fetched. */
export const Failed: Story = {
  args: { shares: [], failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Nobody is below the manager. */
export const Empty: Story = { args: { shares: [] } };

/** Texts of any length, and large figures. */
export const LongTexts: Story = {
  args: {
    shares: shares.map((share) => ({ ...share, name: `${german} ${long300}`, attended: 123_456 })),
  },
};

/** On a phone each adviser is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lucía Fernández Ávila')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
