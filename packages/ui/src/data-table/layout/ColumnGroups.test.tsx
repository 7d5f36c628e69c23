import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { groupedColumns } from './ColumnDrag.samples.tsx';
import meta, { Groups } from './ColumnDrag.stories.tsx';
import { headerOf, layoutOf } from './layoutSamples.ts';

const test = behaviour(meta);

/** Where the cell begins and ends, in whole px. */
const reach = (cell: Element): readonly [number, number] => {
  const { left, right } = cell.getBoundingClientRect();
  return [Math.round(left), Math.round(right)];
};
const over = (first: string, last: string) => [reach(headerOf(first))[0], reach(headerOf(last))[1]];

test('The title of a group stands above its columns, also where some are pinned', Groups, async ({ canvas }) => {
  const holder = canvas.getByRole('columnheader', { name: 'Titular' });
  await expect(holder).toHaveAttribute('aria-colspan', '2');
  // After the box and the button that expands.
  await expect(holder).toHaveAttribute('aria-colindex', '3');
  await expect(reach(holder)).toEqual(over('contract', 'client'));
  await expect(reach(canvas.getByRole('columnheader', { name: 'Venta' }))).toEqual(over('date', 'time'));
  // One of its columns is pinned at the end.
  const [amount, payments] = canvas.getAllByRole('columnheader', { name: 'Importes' });
  await expect(amount && reach(amount)).toEqual(over('amount', 'amount'));
  await expect(payments && reach(payments)).toEqual(over('payments', 'payments'));
});

test('What is pinned keeps its title while the others scroll below it', Groups, async ({ canvas }) => {
  const holder = canvas.getByRole('columnheader', { name: 'Titular' });
  const before = reach(holder);
  const area = holder.closest('[role="grid"]')?.parentElement;
  area?.scrollTo({ left: 150, behavior: 'instant' });
  await expect(reach(holder)).toEqual(before);
  await expect(reach(canvas.getByRole('columnheader', { name: 'Venta' }))).toEqual(over('date', 'time'));
});

test(
  'A group whose columns are pulled apart has its title above each part',
  { args: { columns: groupedColumns, layout: layoutOf({ columnOrder: ['contract', 'date', 'client', 'time'] }) } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader', { name: 'Titular' })).toHaveLength(2);
    await expect(canvas.getAllByRole('columnheader', { name: 'Venta' })).toHaveLength(2);
  },
);

test(
  'Of two columns in a group, one that is pinned has a title of its own',
  { args: { columns: groupedColumns, layout: layoutOf({ columnPinning: { start: ['contract'], end: [] } }) } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader', { name: 'Titular' })).toHaveLength(2);
  },
);

test(
  'Rows are counted after both rows of titles, and keys pass over the first',
  Groups,
  async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(rows.length));
    headerOf('date').querySelector<HTMLElement>('.sort')?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(headerOf('date')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
);
