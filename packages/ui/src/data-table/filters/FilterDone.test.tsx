import { contractColumns, contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';

const rows = sampleContracts(60);

/** Listo closes the panel; where a field holds what cannot be a filter it leads there instead: what was typed would be gone, unnoticed. */
const test = behaviour<DataTableProps<SampleContract>>({
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, filter: true },
});

const inPanel = () => within(screen.getByRole('dialog', { name: 'Filtros' }));

const columnTitle = (column: string): HTMLElement =>
  inPanel().getByRole('button', { name: new RegExp(`^${column}( |$)`), hidden: true });

const done = (user: UserEventObject): Promise<void> => user.click(inPanel().getByRole('button', { name: 'Listo' }));

/** Opens the panel and types letters where an amount belongs. */
async function typeWrong(user: UserEventObject): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
  await screen.findByRole('dialog', { name: 'Filtros' });
  await user.click(columnTitle('Monto'));
  const min = within(await screen.findByRole('group', { name: 'Monto' })).getByRole('textbox', { name: 'Mínimo' });
  await user.type(min, 'mucho');
  await user.tab();
  await waitFor(() => expect(min).toHaveAccessibleDescription('Escribe un número'));
  return min;
}

for (const { title, globals } of [
  { title: 'TBL-09 Listo leads to a field that cannot be used as it is', globals: {} },
  { title: 'TBL-09 Listo leads to that field on a phone too', globals: { viewport: { value: 'phone' } } },
]) {
  test(title, { globals }, async ({ userEvent, step }) => {
    const min = await typeWrong(userEvent);
    await step('the panel stays, with the focus where something is wrong', async () => {
      await done(userEvent);
      await waitFor(() => expect(min).toHaveFocus());
      await expect(min).toHaveValue('mucho');
    });
    await step('once corrected it closes, and the rows follow', async () => {
      await userEvent.clear(min);
      await userEvent.type(min, '50000');
      await done(userEvent);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const left = rows.filter(({ amount }) => amount !== null && amount >= 50_000).length;
      await expect(await screen.findByText(`${left} filas de 60`)).toBeVisible();
    });
  });
}

// A hidden field is shown first, so that it can be corrected.
test('TBL-09 Listo leads to a field whose section was closed meanwhile', {}, async ({ userEvent }) => {
  const min = await typeWrong(userEvent);
  await userEvent.click(columnTitle('Monto'));
  await expect(min).not.toBeVisible();
  await done(userEvent);
  await waitFor(() => expect(min).toHaveFocus());
  await expect(min).toBeVisible();
  await expect(columnTitle('Monto')).toHaveAttribute('aria-expanded', 'true');
});

const many = [...contractColumns, ...contractColumns.slice(0, 3).map((column) => ({ ...column, id: `${column.id}2` }))];

test(
  'TBL-09 Listo leads to a field that a search for columns has left out',
  { args: { columns: many } },
  async ({ userEvent }) => {
    const min = await typeWrong(userEvent);
    const search = inPanel().getByRole('searchbox');
    await userEvent.type(search, 'estado');
    await expect(min).not.toBeVisible();
    await done(userEvent);
    await waitFor(() => expect(min).toHaveFocus());
    await expect(min).toBeVisible();
    await expect(search).toHaveValue('');
  },
);
