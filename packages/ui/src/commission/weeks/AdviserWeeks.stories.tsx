import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { adviserWeeks } from '../samples.ts';
import { AdviserWeeks } from './AdviserWeeks.tsx';

const meta = {
  component: AdviserWeeks,
  args: {
    rows: adviserWeeks,
    zone: 'America/Mexico_City',
    onChoose: fn<(slpCode: number) => void>(),
    onRetry: fn<() => void>(),
  },
  parameters: {
    docs: { description: { component: 'Which advisers have signed a week, which dispute it, and who still waits.' } },
  },
} satisfies Meta<typeof AdviserWeeks>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Quién ha firmado';

/** One of each standing, with the counts above. */
export const Default: Story = {
  name: 'CMA-11 CMA-15 who has signed, disputes or waits, with counts',
  play: async ({ args, canvas, step, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: TITLE });
    const rows = within(grid)
      .getAllByRole('row')
      .map((row) => Array.from(row.querySelectorAll('[role="gridcell"]'), ({ textContent }) => textContent).slice(0, 6))
      .filter((cells) => cells.length === 6);
    await expect(rows.slice(0, 5)).toEqual([
      ['JJulián Ortega', 'Aceptada', '19/11/2026', '10:05', '0', '$5,553.02'],
      ['LLucía Fernández Ávila', 'En conciliación', '19/11/2026', '20:40', '2', '$3,120.40'],
      ['ÓÓscar Medina', 'Pendiente', '', '', '0', '$1,890.00'],
      ['JJorge Camacho', 'Pendiente', '', '', '0', '$960.15'],
      ['AAna Ruiz', 'En curso', '', '', '0', '-$75.20'],
    ]);
    await step('the counts stand above', async () => {
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '1 firmó',
        '1 en conciliación',
        '2 por firmar',
        '1 en curso',
      ]);
      await expect(grid).toHaveTextContent('$11,448.37');
    });
    await step('a row leads to the adviser’s week', async () => {
      await userEvent.click(
        within(grid).getByRole('button', { name: 'Ver semana', description: 'Lucía Fernández Ávila' }),
      );
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
      await expect(args.onChoose).toHaveBeenCalledWith(209);
    });
  },
};

/** They are on their way. */
export const Loading: Story = { args: { rows: [], loading: true } };

/** Nobody has commissions in this week. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún asesor tiene comisiones en esta semana')).toBeVisible();
  },
};

/** They could not be fetched. */
export const Failed: Story = {
  args: { rows: [], failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Names of any length, and a moment that is none. */
export const LongTexts: Story = {
  args: { rows: adviserWeeks.map((row) => ({ ...row, adviserName: `${german} ${long300}`, decidedAt: 'ayer' })) },
};

/** On a phone each adviser is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: TITLE })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
