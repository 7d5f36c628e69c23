import { compareWeeks } from '@sereno/domain/commission';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { comparison, line, lines, manyLines, week, weekBefore } from '../samples.ts';
import { WeekChanges } from './WeekChanges.tsx';

const meta = {
  component: WeekChanges,
  args: { comparison, thisWeek: week, otherWeek: weekBefore, onRetry: fn<() => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'What a week pays otherwise than the one before, contract by contract: what is new, gone or changed, with what was, what is ' +
          'and the difference, and what all differences come to.',
      },
    },
  },
} satisfies Meta<typeof WeekChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Qué cambió desde la semana pasada';

async function rowsOf(grid: HTMLElement): Promise<readonly (readonly string[])[]> {
  await within(grid).findAllByRole('gridcell');
  return within(grid)
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('[role="gridcell"]'), ({ textContent }) => textContent))
    .filter((cells) => cells.length === 7);
}

/** One is paid more, three are new, one is gone, two are as before. */
export const Default: Story = {
  name: 'What is new, gone or changed, with before, now, difference and the sum',
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: TITLE });
    await expect(await rowsOf(grid)).toEqual(
      expect.arrayContaining([
        ['Cambió', 'SG-077310', 'MENSUALIDAD', 'Rosa Elena Tapia', '$98.20', '$103.45', '$5.25'],
        ['Nuevo', 'PF-204817', 'NUEVA VENTA', 'María del Carmen Ruiz', '', '$1,268.97', '$1,268.97'],
        ['Ya no está', 'PF-170021', 'MENSUALIDAD', 'Ana Sofía Ruiz', '$310.05', '', '-$310.05'],
      ]),
    );
    await expect(grid).toHaveTextContent('$3,489.60');
    const sentence = canvas.getByText('Esta semana se paga $3,489.60 más');
    await expect(sentence).toBeVisible();
    await expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().top);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 cambió',
      '3 nuevos',
      '1 ya no está',
      '2 siguen igual',
    ]);
  },
};

/** The week pays less. */
export const Less: Story = {
  args: { comparison: compareWeeks([], [line({ toPay: 20.1 })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta semana se paga $20.10 menos')).toBeVisible();
  },
};

/** Both weeks pay the same. */
export const Same: Story = {
  args: { comparison: compareWeeks(lines, lines) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Las dos semanas pagan lo mismo')).toBeVisible();
    await expect(canvas.getByText('Esta semana se paga lo mismo en total')).toBeVisible();
  },
};

/** The other week is on its way. */
export const Loading: Story = {
  args: { comparison: null, loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: TITLE })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/Esta semana se paga/)).not.toBeInTheDocument();
  },
};

/** The other week could not be fetched. */
export const Failed: Story = {
  args: { comparison: null, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No se pudo comparar con la otra semana.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Hundreds of changes are turned page by page. */
export const Many: Story = { args: { comparison: compareWeeks(manyLines(500), []) } };

/** Texts of any length. */
export const LongTexts: Story = {
  args: { comparison: compareWeeks([line({ contract: german, type: german, clientName: long300, toPay: -1 })], []) },
};

/** On a phone each change is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('Esta semana se paga $3,489.60 más');
    const first = await canvas.findByText('PF-204817');
    await expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.getBoundingClientRect().top);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
