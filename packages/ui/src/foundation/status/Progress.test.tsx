import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Progress } from './Progress.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Unknown, Done, Tones, OwnFormat } from './Progress.stories.tsx';

const test = behaviour(meta);

test('The amount is rounded down and read with the description', Default, async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Importando contratos' });
  await expect(bar).toHaveAttribute('aria-valuetext', '28%, 34 de 120 archivos');
  await expect(canvas.getByText('28%')).toBeVisible();
  await expect(canvas.getByText('34 de 120 archivos')).toBeVisible();
});

test('With an unknown amount it says that it is running, without a number', Unknown, async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar');
  await expect(bar).not.toHaveAttribute('aria-valuenow');
  await expect(bar).toHaveAttribute('aria-valuetext', 'En curso, Preguntando al banco');
  await expect(canvas.getByText('En curso')).toBeVisible();
});

test('The full amount is marked as complete', Done, async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-complete');
  await expect(canvas.getByText('100%')).toBeVisible();
});

test("The amount is read in the host's format", OwnFormat, async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3.2 de 8 MB');
});

test(
  'Invalid numbers are clamped, and NaN is unknown',
  {
    render: () => (
      <>
        <Progress label="Menos que nada" value={-5} />
        <Progress label="Más que todo" value={250} />
        <Progress label="Sin número" value={NaN} />
        <Progress label="De nada" value={0} max={0} />
      </>
    ),
  },
  async ({ canvas }) => {
    const texts = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['0%', '100%', 'En curso', 'En curso']);
  },
);

function Upload() {
  const [done, setDone] = useState(0);
  return (
    <>
      <Progress label="Subiendo" value={done} />
      <Button onClick={() => setDone(done + 12)}>Seguir</Button>
    </>
  );
}

test(
  'A screen reader is notified of each quarter, not each step',
  { render: () => <Upload /> },
  async ({ canvas, userEvent }) => {
    const told = [];
    for (let press = 0; press < 9; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
      told.push(canvas.getByRole('status').textContent);
    }
    await expect([...new Set(told)]).toEqual([
      'Subiendo: 0%',
      'Subiendo: 25%',
      'Subiendo: 50%',
      'Subiendo: 75%',
      'Subiendo: 100%',
    ]);
  },
);

test(
  'Its own texts are in German on a German page',
  {
    args: { label: 'Verträge werden importiert', value: null, description: '34 von 120 Dateien' },
    globals: { locale: 'de' },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Läuft')).toBeVisible();
  },
);

test(
  'In forced colours the bar keeps its border and is distinct from its track',
  { ...Tones, beforeEach: forceColors },
  async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const [progress] = canvas.getAllByRole('progressbar');
    const bar = progress?.querySelector('[style*="width: 60%"]') ?? document.body;
    const track = bar.parentElement ?? document.body;
    await expect(getComputedStyle(bar).backgroundColor).not.toBe(getComputedStyle(track).backgroundColor);
    await expect(getComputedStyle(track).borderTopWidth).toBe('1px');
  },
);
