import { expect } from 'storybook/test';
import { week, weekBefore } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, One } from './PendingWeeks.stories.tsx';

const test = behaviour(meta);

test('Weeks to sign, each with its days and its pay', Default, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: '3 semanas por firmar' })).toBeVisible();
  await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
    'Semana 46 del 11/11/2026 al 17/11/2026 $5,553.02',
  );
  await expect(canvas.getByRole('button', { name: /Semana 44/ })).toHaveTextContent('-$120.50');
  await userEvent.click(canvas.getByRole('button', { name: /Semana 45 del 04\/11\/2026/ }));
  await expect(args.onChoose).toHaveBeenCalledTimes(1);
  await expect(args.onChoose).toHaveBeenCalledWith(weekBefore);
});

test('One awaits, and another one is displayed', One, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '1 semana por firmar' })).toBeVisible();
  await expect(canvas.queryByRole('button', { current: true })).not.toBeInTheDocument();
});

test(
  'WKP-11 the days are those of the catalogue',
  { args: { catalogue: [{ ...week, range: { start: '2026-11-04', end: '2026-11-10' } }] } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Semana 46 del 04\/11\/2026 al 10\/11\/2026/ })).toBeVisible();
  },
);

test('Nothing is shown when no week waits', { args: { weeks: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});
