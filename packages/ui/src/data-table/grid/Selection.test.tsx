import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { assigned, rows } from './Selection.samples.tsx';
import meta, { Barred, Default, InSight, Single } from './Selection.stories.tsx';

const test = behaviour(meta);

/** Number of the contract in that row, as its box says it. */
const contract = (row: number): string => rows[row]?.contract ?? '';

test('One by one; no row moves, and the focus stays', Default, async ({ args, canvas, userEvent, step }) => {
  const box = (row: number) => canvas.getByRole('checkbox', { name: `Elegir ${contract(row)}` });
  await step('the whole of its cell can be pressed', async () => {
    const before = box(3).getBoundingClientRect().top;
    const cell = box(3).parentElement;
    if (cell) await userEvent.click(cell);
    await expect(box(3)).toBeChecked();
    await expect(box(3).getBoundingClientRect().top).toBe(before);
    await userEvent.click(box(5));
    await expect(box(5)).toHaveFocus();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['4', '6']);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
  });
  await step('what can be done with them', async () => {
    await expect(canvas.getByRole('group', { name: 'Filas elegidas' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reasignar' }));
    await expect(assigned).toHaveBeenLastCalledWith(['4', '6']);
  });
  await step('none again: the bar goes, and the focus with it to the rows', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la selección' }));
    await expect(canvas.queryByRole('group', { name: 'Filas elegidas' })).toBeNull();
    await expect(box(5)).toHaveFocus();
  });
});

test('With Shift up to another row, and back', Default, async ({ args, canvas, userEvent, step }) => {
  const press = async (row: number, withShift = false) => {
    const box = canvas.getByRole('checkbox', { name: `Elegir ${contract(row)}` });
    if (withShift) await userEvent.keyboard('{Shift>}');
    await userEvent.click(box);
    if (withShift) await userEvent.keyboard('{/Shift}');
  };
  const selected = (...ids: string[]) => expect(args.onSelectedChange).toHaveBeenLastCalledWith(ids);
  await step('down', async () => {
    await press(1);
    await press(4, true);
    await selected('2', '3', '4', '5');
  });
  await step('the same row is its beginning, up too', async () => {
    await press(0, true);
    await selected('1', '2');
  });
  await step('a row that is left begins a range that is left', async () => {
    await press(9, true);
    await press(3);
    await press(5, true);
    await selected('2', '3', '7', '8', '9', '10');
  });
  await step('on another page it starts again', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await press(12, true);
    await selected('2', '3', '7', '8', '9', '10', '13');
    await press(14, true);
    await selected('2', '3', '7', '8', '9', '10', '13', '14', '15');
  });
});

test('All of a page, and across pages', Default, async ({ args, canvas, userEvent, step }) => {
  const all = () => canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' });
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await step('the box of the page is half ticked where some are', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(2)}` }));
    await expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    await expect(all()).toBeChecked();
    await expect(canvas.getByText('10 elegidas')).toBeVisible();
  });
  await step('they stay on other pages', async () => {
    await press('Página siguiente');
    await expect(all()).not.toBeChecked();
    await userEvent.click(all());
    await expect(canvas.getByText('20 elegidas')).toBeVisible();
    await press('Página anterior');
    await expect(all()).toBeChecked();
  });
  await step('and leave by the page', async () => {
    await userEvent.click(all());
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(rows.slice(10, 20).map(({ id }) => id));
  });
});

test(
  'A search hides selected rows and keeps them',
  { args: { search: true, defaultSelected: ['1', '2'] } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), contract(7));
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(7)}` }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1', '2', '8']);
    await userEvent.type(canvas.getByRole('searchbox'), 'nada');
    await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
    await expect(canvas.getByText('3 elegidas')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' })).not.toBeChecked();
  },
);

const manyRows = sampleContracts(100_000);

test(
  'All of 100,000 rows',
  { args: { rows: manyRows, virtual: { height: '360px' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir todas las filas' }));
    await expect(canvas.getByText('100,000 elegidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${manyRows[1]?.contract}` }));
    await expect(canvas.getByText('99,999 elegidas')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Elegir todas las filas' })).toBePartiallyChecked();
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(2);
  },
);

const refused = fn<(ids: readonly string[]) => void>();

test(
  'The host decides what is selected',
  { args: { selected: ['2', '3'], onSelectedChange: refused } },
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: `Elegir ${contract(0)}` });
    await userEvent.click(box);
    await expect(refused).toHaveBeenLastCalledWith(['2', '3', '1']);
    await expect(box).not.toBeChecked();
    await expect(canvas.getByText('2 elegidas')).toBeVisible();
  },
);

/** A host that removes the rows that are selected. */
function Removing(props: DataTableProps<SampleContract>) {
  const [left, setLeft] = useState(props.rows);
  const bulkActions = (ids: readonly string[]) => (
    <Button size="small" onClick={() => setLeft(left.filter(({ id }) => !ids.includes(id)))}>
      Eliminar
    </Button>
  );
  return <DataTable {...props} rows={left} bulkActions={bulkActions} />;
}

test(
  'Rows that are gone are not selected any more, nor are doubles counted twice',
  { args: { defaultSelected: ['1', '2', '2', 'nunca existió'] }, render: Removing },
  async ({ args, canvas, userEvent, step }) => {
    await step('from the start', async () => {
      await expect(canvas.getByText('2 elegidas')).toBeVisible();
    });
    await step('and after they have been removed, with the focus on the rows', async () => {
      const remove = canvas.getByRole('button', { name: 'Eliminar' });
      await userEvent.click(remove);
      await expect(canvas.getByText('235 filas')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Filas elegidas' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.querySelector(':focus')));
      await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(2)}` }));
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['3']);
    });
  },
);

test(
  'Rows with one id are selected together',
  { args: { rows: rows.slice(0, 4).map((row, place) => (place === 2 ? { ...row, id: '1' } : row)) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(2)}` }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1']);
    await expect(canvas.getByText('1 elegida')).toBeVisible();
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(0)}` }));
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
);

test(
  'What a server holds stays selected though it is not here',
  {
    args: {
      rows: rows.slice(10, 20),
      total: 237,
      defaultQuery: { pagination: { pageIndex: 1, pageSize: 10 } },
      defaultSelected: ['1', '12'],
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 elegidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(12)}` }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1', '12', '13']);
  },
);

test('The bar stays in sight, and never covers the row that has the focus', InSight, async ({ canvas, userEvent }) => {
  const bar = () => canvas.getByRole('group', { name: 'Filas elegidas' }).getBoundingClientRect();
  await userEvent.tab();
  for (let row = 0; row < 9; row += 1) {
    // Each key acts where the one before has led.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard('{ArrowDown}');
    const focused = document.querySelector(':focus')?.getBoundingClientRect();
    // oxlint-disable-next-line no-await-in-loop
    await expect(focused?.bottom).toBeLessThanOrEqual(bar().top);
  }
  await expect(bar().bottom).toBeLessThanOrEqual(window.innerHeight);
});

test('One row at most', Single, async ({ args, canvas, userEvent, step }) => {
  const selected = (...ids: string[]) => expect(args.onSelectedChange).toHaveBeenLastCalledWith(ids);
  await expect(canvas.queryByRole('checkbox', { name: 'Elegir las filas de esta página' })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: 'Selección' })).toBeInTheDocument();
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
  await step('another one takes its place', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(5)}` }));
    await selected('6');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
  });
  await step('with Shift and an arrow too', async () => {
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await selected('5');
  });
  await step('not all of them by a key', async () => {
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
  });
  await step('and none again', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(4)}` }));
    await selected();
  });
});

/** Of the first rows, those that can be selected. */
const free = (count: number): string[] =>
  rows
    .slice(0, count)
    .filter(({ status }) => status !== 'Cancelado')
    .map(({ id }) => id);

const onSelect = fn<(ids: readonly string[]) => void>();
const last = (): readonly string[] => onSelect.mock.lastCall?.[0] ?? [];
const barred = { ...Barred, args: { ...Barred.args, onSelectedChange: onSelect } };

test('Rows that cannot be selected are passed over', barred, async ({ canvas, userEvent, step }) => {
  await expect(canvas.getAllByRole('checkbox', { name: /^Elegir .+-/ })).toHaveLength(free(10).length);
  await step('by the box of the page, which is full without them', async () => {
    const page = canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' });
    await userEvent.click(page);
    await expect([...last()].toSorted(byNumber)).toEqual(free(10));
    await expect(page).toBeChecked();
    await userEvent.click(page);
    await expect(last()).toEqual([]);
  });
  await step('by a range', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${contract(Number(free(10)[0]) - 1)}` }));
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(last().every((id) => free(10).includes(id))).toBe(true);
    await expect(last().length).toBeGreaterThan(1);
  });
});

const byNumber = (one: string, other: string): number => Number(one) - Number(other);
