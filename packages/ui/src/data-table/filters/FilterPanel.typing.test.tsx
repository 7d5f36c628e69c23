import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { vi } from 'vitest';
import { behaviour } from '../../testing/behaviour.ts';
import { hastenTimers, holdTimers } from '../../testing/time.ts';
import type { FilterValue } from '../source/filter.ts';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { DataTable } from '../DataTable.tsx';
import { type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { between, button, count, field, gone, onQueryChange, openPanel, plain, shows } from './FilterPanel.samples.tsx';
import { FigureFilter } from './FigureFilter.tsx';
import type { FilterField } from './filterField.ts';
import meta from './FilterPanel.stories.tsx';

const test = behaviour(meta);

/** Waits until the pause after typing is over and the result is rendered. */
async function pause(): Promise<void> {
  vi.advanceTimersByTime(1000);
  await new Promise(requestAnimationFrame);
}

/** What the table has been asked for in that column, one question after the other. */
const requested = (column: string) =>
  onQueryChange.mock.calls.map(([{ columnFilters }]) => columnFilters.find(({ id }) => id === column)?.value);
const amounts = (min: number | null, max: number | null = null) => ({ kind: 'numberRange', min, max });
const days = (start: string | null, end: string | null = null) => ({ kind: 'dayRange', start, end });

test(
  'TBL-09 bad input is told at its field and narrows nothing wrongly',
  { beforeEach: hastenTimers },
  async ({ userEvent, step }) => {
    await openPanel(userEvent);
    const amount = await field(userEvent, 'Monto');
    const min = amount.getByRole('textbox', { name: 'Mínimo' });
    const max = amount.getByRole('textbox', { name: 'Máximo' });
    await step('letters in an amount: the last good one stays', async () => {
      await userEvent.type(min, '50000');
      await pause();
      await userEvent.clear(min);
      await userEvent.type(min, 'cincuenta mil{Enter}');
      await waitFor(() => expect(min).toHaveAccessibleDescription('Escribe un número'));
      await expect(min).toHaveValue('cincuenta mil');
      await pause();
      await shows(count((row) => between(row.amount, 50_000, Infinity)));
    });
    await step('corrected', async () => {
      await userEvent.clear(min);
      await userEvent.type(min, '60000');
      await pause();
      await shows(count((row) => between(row.amount, 60_000, Infinity)));
      await expect(min).toBeValid();
    });
    await step('a maximum below the minimum', async () => {
      await userEvent.type(max, '20000');
      await userEvent.tab();
      await pause();
      await waitFor(() => expect(max).toHaveAccessibleDescription('Escribe $60,000.00 o más'));
      await expect(max).toHaveValue('$20,000.00');
      await shows(count((row) => between(row.amount, 60_000, Infinity)));
    });
    await step('the minimum gives way', async () => {
      await userEvent.clear(min);
      await userEvent.type(min, '10000');
      await pause();
      await shows(count((row) => between(row.amount, 10_000, 20_000)));
      await expect(max).toBeValid();
    });
    await expect(requested('amount')).toEqual([amounts(50_000), amounts(60_000), amounts(10_000, 20_000)]);
  },
);

test(
  'TBL-09 days that do not exist are told at their field',
  { beforeEach: hastenTimers },
  async ({ userEvent, step }) => {
    await openPanel(userEvent);
    const date = await field(userEvent, 'Fecha');
    const start = date.getByRole('textbox', { name: 'Desde' });
    const end = date.getByRole('textbox', { name: 'Hasta' });
    const since = count((row) => row.date >= '2026-02-15');
    await step('a day that does not exist: it is told once one has left', async () => {
      await userEvent.type(start, '15/02/2026');
      await pause();
      await userEvent.clear(start);
      await userEvent.type(start, '31/02/2026');
      await pause();
      await expect(start).not.toHaveAccessibleDescription(/./);
      await userEvent.tab();
      await pause();
      await waitFor(() => expect(start).toHaveAccessibleDescription('Escribe un día que exista, como 31/12/2026'));
      await expect(start).toHaveValue('31/02/2026');
      await expect(start).toBeInvalid();
      await shows(since);
    });
    await step('an end before the start', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '15/02/2026');
      await userEvent.type(end, '01/01/2026');
      await userEvent.tab();
      await pause();
      await waitFor(() => expect(end).toHaveAccessibleDescription('Escribe 15/02/2026 o un día posterior'));
      await shows(since);
      await userEvent.clear(start);
      await userEvent.type(start, '01/03/2026');
      await userEvent.tab();
      await pause();
      await waitFor(() => expect(start).toHaveAccessibleDescription('Escribe 01/01/2026 o un día anterior'));
    });
    await expect(requested('date')).toEqual([days('2026-02-15')]);
  },
);

test(
  'TBL-09 the rows wait for the end of a word, not of the panel',
  { beforeEach: holdTimers },
  async ({ args, step, userEvent }) => {
    const panel = await openPanel(userEvent);
    const client = await field(userEvent, 'Cliente');
    await step('one question for one word', async () => {
      await userEvent.type(client.getByRole('textbox'), 'garcia');
      await expect(args.onQueryChange).not.toHaveBeenCalled();
      await pause();
      await shows(count((row) => plain(row.client).includes('garcia')));
      await expect(args.onQueryChange).toHaveBeenCalledTimes(1);
    });
    await step('closed while it waits', async () => {
      await userEvent.type(client.getByRole('textbox'), ' cruz');
      const typed = performance.now();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledTimes(2));
      // Not at the end of the pause, which is 250 ms long.
      await expect(performance.now() - typed).toBeLessThan(200);
      await shows(count((row) => plain(row.client).includes('garcia cruz')));
      await gone();
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(panel).not.toBeInTheDocument();
      await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    });
  },
);

function Held(props: DataTableProps<SampleContract>) {
  const [query, setQuery] = useState<TableQuery>(FIRST_QUERY);
  return (
    <DataTable
      {...props}
      query={query}
      onQueryChange={(next) => {
        const client = next.columnFilters.find(({ id }) => id === 'client')?.value;
        const isOverruled = client?.kind === 'text' && client.text === 'garcia c';
        // As an address gives it back: equal, and never the same.
        setQuery(
          structuredClone(
            isOverruled ? { ...next, columnFilters: [{ id: 'client', value: { kind: 'text', text: 'cruz' } }] } : next,
          ),
        );
      }}
    />
  );
}

test(
  'The host holds the question: what is typed stays as it is, until the host says something else',
  { render: (args) => <Held {...args} /> },
  async ({ userEvent }) => {
    await openPanel(userEvent);
    const box = (await field(userEvent, 'Cliente')).getByRole('textbox');
    await userEvent.type(box, 'garcia ');
    await shows(count((row) => plain(row.client).includes('garcia')));
    await expect(box).toHaveValue('garcia ');
    await userEvent.type(box, 'c');
    await waitFor(() => expect(box).toHaveValue('cruz'));
    await shows(count((row) => plain(row.client).includes('cruz')));
  },
);

/** A host that is slow to hold what it was asked for: `arrive` is when it does. */
let arrive: (filter: FilterValue | null) => void = () => undefined;

function SlowHost() {
  const [filter, setFilter] = useState<FilterValue | null>(null);
  useEffect(() => {
    arrive = setFilter;
  }, []);
  const amount: FilterField = {
    id: 'amount',
    title: 'Monto',
    filter: 'numberRange',
    kind: 'money',
    isMoney: true,
    figure: String,
    day: String,
    values: () => [],
  };
  return <FigureFilter field={amount} filter={filter} onChange={() => undefined} onWithdraw={() => undefined} />;
}

test(
  'What was cleared stays so when the answer to what was typed before comes late',
  { render: () => <SlowHost /> },
  async ({ canvas, userEvent }) => {
    const min = canvas.getByRole('textbox', { name: 'Mínimo' });
    await userEvent.type(min, '50000');
    await userEvent.clear(min);
    flushSync(() => arrive({ kind: 'numberRange', min: 50_000, max: null }));
    await expect(min).toHaveValue('');
    flushSync(() => arrive(null));
    await expect(min).toHaveValue('');
    // What comes now is another's doing.
    flushSync(() => arrive({ kind: 'numberRange', min: 20_000, max: null }));
    await expect(min).toHaveValue('$20,000.00');
  },
);
