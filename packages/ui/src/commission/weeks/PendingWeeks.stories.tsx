import type { BusinessWeek } from '@sereno/domain/week';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pendingWeeks, week, weekBefore } from '../samples.ts';
import { PendingWeeks } from './PendingWeeks.tsx';

const meta = {
  component: PendingWeeks,
  args: { weeks: pendingWeeks, current: week, onChoose: fn<(week: BusinessWeek) => void>() },
  parameters: {
    docs: { description: { component: 'The weeks that wait for the signed-in adviser, each with what it pays.' } },
  },
} satisfies Meta<typeof PendingWeeks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three wait; the one that is looked at is marked. */
export const Default: Story = {
  name: 'Weeks to sign, each with its days and what it pays',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '3 semanas por firmar' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
      'Semana 46 del 11/11/2026 al 17/11/2026 $5,553.02',
    );
    await expect(canvas.getByRole('button', { name: /Semana 44/ })).toHaveTextContent('-$120.50');
    await userEvent.click(canvas.getByRole('button', { name: /Semana 45 del 04\/11\/2026/ }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(weekBefore);
  },
};

/** One waits, and another one is looked at. */
export const One: Story = {
  args: { weeks: pendingWeeks.slice(1, 2), current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 semana por firmar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { current: true })).not.toBeInTheDocument();
  },
};

/** The company's own weeks have other days. */
export const Catalogue: Story = {
  name: 'WKP-11 the days are those of the catalogue',
  args: { catalogue: [{ ...week, range: { start: '2026-11-04', end: '2026-11-10' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Semana 46 del 04\/11\/2026 al 10\/11\/2026/ })).toBeVisible();
  },
};

/** Nothing waits: nothing is there. */
export const Empty: Story = {
  name: 'Nothing is shown when no week waits',
  args: { weeks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** On a phone below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
