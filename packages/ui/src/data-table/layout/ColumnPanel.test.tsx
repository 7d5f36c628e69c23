import { useMemo, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, type SampleContract } from '../samples.ts';
import { storedTable } from '../state/tableMemory.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { columnIds, drop, headerOf, layoutOf, middleOf, partOf, point, pull, thirtyColumns } from './layoutSamples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { button, gripOf, onLayoutChange, openPanel, rowOf } from './ColumnPanel.samples.tsx';
import { hiding } from '../model/layout.ts';
import meta, { Pinned } from './ColumnPanel.stories.tsx';

const test = behaviour(meta);

const listed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row'] ?? '');

const told = () => screen.getAllByRole('status').map((status) => status.textContent);

const says = (text: string) => waitFor(() => expect(told()).toContain(text));

const all = contractColumns.map(({ id }) => id);

test('TBL-08 shows and hides columns', {}, async ({ userEvent, step }) => {
  const panel = await openPanel(userEvent);
  await step('All are there, in their order', async () => {
    await expect(listed()).toEqual(all);
    await expect(panel.getAllByRole('checkbox', { checked: true })).toHaveLength(all.length);
  });
  await step('One goes, and the button counts it', async () => {
    await userEvent.click(panel.getByRole('checkbox', { name: 'Hora' }));
    await waitFor(() => expect(columnIds()).not.toContain('time'));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Pagos' }));
    await waitFor(() => expect(button()).toHaveTextContent('Columnas 2'));
  });
  await step('It comes back to its place', async () => {
    await userEvent.click(panel.getByRole('checkbox', { name: 'Hora' }));
    await waitFor(() => expect(columnIds().indexOf('time')).toBe(4));
  });
  await step('All come back', async () => {
    await userEvent.click(panel.getByRole('button', { name: 'Mostrar todas' }));
    await waitFor(() => expect(columnIds()).toEqual(all));
    await says('Todas las columnas están a la vista');
    await expect(panel.getByRole('button', { name: 'Mostrar todas' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('TBL-08 by keys alone: what is pressed keeps the focus while its line moves', {}, async ({ userEvent, step }) => {
  button().focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Columnas' }));
  await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Contrato' })).toHaveFocus());
  const up = panel.getByRole('button', { name: 'Subir Monto' });
  await step('Up, as far as it goes', async () => {
    up.focus();
    for (const place of [5, 4, 3, 2, 1]) {
      await userEvent.keyboard('{Enter}');
      await says(`Monto: posición ${place} de 10`);
      await expect(up).toHaveFocus();
    }
    await expect(columnIds()[0]).toBe('amount');
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    onLayoutChange.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onLayoutChange).not.toHaveBeenCalled();
    await expect(up).toHaveFocus();
  });
  await step('Down', async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await says('Monto: posición 2 de 10');
    await expect(panel.getByRole('button', { name: 'Bajar Monto' })).toHaveFocus();
  });
  await step('Pinned', async () => {
    const pin = panel.getByRole('button', { name: 'Fijar Fecha al inicio' });
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    await expect(pin).toHaveFocus();
    await expect(listed()[0]).toBe('date');
    await expect(columnIds()[0]).toBe('date');
    await says('Fecha: fija al inicio');
    await userEvent.keyboard('{Enter}');
    await says('Fecha: ya no está fija');
    await expect(pin).toHaveFocus();
  });
  await step('Escape leaves', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button()).toHaveFocus();
  });
});

test('TBL-08 a line that is dragged by its handle takes its column along', {}, async ({ userEvent, step }) => {
  const panel = await openPanel(userEvent);
  const height = rowOf('amount').getBoundingClientRect().height;
  await step('The others make room, and nothing changes before it is let go', async () => {
    const at = pull(gripOf('amount'), { y: -2.2 * height });
    await expect(rowOf('amount')).toHaveAttribute('data-dragged');
    await waitFor(() =>
      expect(rowOf('date').getBoundingClientRect().top).toBeGreaterThan(rowOf('amount').getBoundingClientRect().top),
    );
    await expect(onLayoutChange).not.toHaveBeenCalled();
    drop(gripOf('amount'), at);
  });
  await step('Dropped', async () => {
    await waitFor(() => expect(columnIds().indexOf('amount')).toBe(3));
    await expect(listed().indexOf('amount')).toBe(3);
    await expect(onLayoutChange).toHaveBeenCalledTimes(1);
    await says('Monto: posición 4 de 10');
    await expect(rowOf('date').style.translate).toBe('');
  });
  await step('Escape gives it up, and the panel stays', async () => {
    pull(gripOf('contract'), { y: 500 });
    await userEvent.keyboard('{Escape}');
    await expect(listed()[0]).toBe('contract');
    await expect(rowOf('contract')).not.toHaveAttribute('data-dragged');
    point(window, 'pointerup', middleOf(rowOf('contract')));
    await expect(panel.getByRole('button', { name: 'Mostrar todas' })).toBeVisible();
    await expect(onLayoutChange).toHaveBeenCalledTimes(1);
  });
  await step('To the very end', async () => {
    const at = pull(gripOf('contract'), { y: 1000 });
    drop(gripOf('contract'), at);
    await waitFor(() => expect(columnIds().at(-1)).toBe('contract'));
  });
});

test('TBL-08 pinned columns stand first, and move among themselves', Pinned, async ({ userEvent }) => {
  const panel = await openPanel(userEvent);
  await expect(listed().slice(0, 3)).toEqual(['amount', 'status', 'contract']);
  await expect(panel.getByRole('button', { name: 'Bajar Estado' })).toHaveAttribute('aria-disabled', 'true');
  await expect(panel.getByRole('button', { name: 'Subir Contrato' })).toHaveAttribute('aria-disabled', 'true');
  const at = pull(gripOf('amount'), { y: 1000 });
  drop(gripOf('amount'), at);
  await expect(onLayoutChange.mock.lastCall?.[0].columnPinning.start).toEqual(['status', 'amount']);
});

test(
  'TBL-08 the last column in sight cannot be hidden, and says why',
  { args: { columns: contractColumns.slice(0, 3) } },
  async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Contrato' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cliente' }));
    await waitFor(() => expect(columnIds()).toEqual(['phone']));
    const last = panel.getByRole('checkbox', { name: 'Teléfono' });
    await expect(last).toHaveAccessibleDescription('Debe quedar una columna a la vista');
    await userEvent.click(last);
    await expect(last).toBeChecked();
    await expect(columnIds()).toEqual(['phone']);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cliente' }));
    await waitFor(() => expect(last).toHaveAccessibleDescription(''));
  },
);

test(
  'TBL-08 a column that must stay says so',
  { args: { columns: contractColumns.map((column) => ({ ...column, hideable: column.id !== 'contract' })) } },
  async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    const always = panel.getByRole('checkbox', { name: 'Contrato' });
    await expect(always).toHaveAccessibleDescription('Esta columna siempre está a la vista');
    await userEvent.click(always);
    await expect(columnIds()).toContain('contract');
  },
);

test('TBL-08 thirty columns are searched', { args: { columns: thirtyColumns } }, async ({ userEvent, step }) => {
  const panel = await openPanel(userEvent);
  const search = panel.getByRole('searchbox', { name: 'Buscar columna' });
  await step('Whatever case and accents', async () => {
    await userEvent.type(search, 'TELEFONO');
    await expect(listed()).toEqual(['phone', 'phone2', 'phone3']);
    await expect(panel.queryByRole('button', { name: 'Subir Teléfono' })).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Teléfono 2' }));
    await waitFor(() => expect(columnIds()).not.toContain('phone2'));
  });
  await step('Nothing found is told', async () => {
    await userEvent.clear(search);
    await userEvent.type(search, 'xyz');
    await expect(listed()).toEqual([]);
    await says('Ninguna columna se llama así');
  });
  await step('Escape empties the search before it leaves', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(listed()).toHaveLength(30);
  });
  await step('Dragged to the edge, the list scrolls', async () => {
    const grip = gripOf('contract');
    const scroller = grip.closest('[role="dialog"]');
    const bottom = scroller?.getBoundingClientRect().bottom ?? 0;
    pull(grip, { y: bottom - 10 - middleOf(grip).y });
    await waitFor(() => expect(scroller?.scrollTop).toBeGreaterThan(200));
    const at = { x: middleOf(grip).x, y: bottom - 100 };
    point(window, 'pointermove', at);
    drop(grip, at);
    await waitFor(() => expect(listed().indexOf('contract')).toBeGreaterThan(10));
  });
});

// As a view that was saved long ago: it names columns that are gone, some twice, and does not know the newer ones.
test(
  'TBL-08 a layout that names columns that are gone loses none of those that there are',
  {
    args: {
      layout: layoutOf({
        columnOrder: ['gone', 'amount', 'amount', 'client'],
        columnVisibility: { gone: false, time: false },
        columnPinning: { start: ['lost', 'status', 'status'], end: [] },
        columnSizing: { gone: 90, amount: 9000, client: Number.NaN },
      }),
    },
  },
  async ({ userEvent }) => {
    await openPanel(userEvent);
    await expect(listed().toSorted()).toEqual(all.toSorted());
    await expect(listed()[0]).toBe('status');
    await expect(columnIds().toSorted()).toEqual(all.filter((id) => id !== 'time').toSorted());
    await expect(button()).toHaveTextContent('Columnas 1');
  },
);

test(
  'TBL-08 a layout that hides every column hides none',
  { args: { layout: layoutOf({ columnVisibility: hiding(all) }) } },
  async () => {
    await expect(columnIds()).toEqual(all);
  },
);

const places = new Map<string, string>();

const storage = {
  getItem: (key: string) => places.get(key) ?? null,
  setItem: (key: string, text: string) => void places.set(key, text),
};

/** Renders the table again, as after a reload: only saved state is left. */
function Reloading(props: DataTableProps<SampleContract>) {
  const [times, setTimes] = useState(0);
  const memory = useMemo(() => storedTable('contracts', () => storage), []);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Recargar
      </button>
      <DataTable key={times} {...props} memory={memory} />
    </>
  );
}

test(
  'TBL-08 order, hidden and pinned columns outlive a reload, and can be reset',
  { beforeEach: () => places.clear(), render: (args) => <Reloading {...args} /> },
  async ({ userEvent, canvas }) => {
    const panel = await openPanel(userEvent);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Hora' }));
    await userEvent.click(panel.getByRole('button', { name: 'Fijar Estado al inicio' }));
    await userEvent.click(panel.getByRole('button', { name: 'Subir Fecha' }));
    await userEvent.keyboard('{Escape}');
    drop(partOf('amount', '.edge'), pull(partOf('amount', '.edge'), { x: 30 }));
    const left = ['status', 'contract', 'client', 'date', 'phone', 'amount', 'payments', 'isInsured', 'comments'];
    await waitFor(() => expect(columnIds()).toEqual(left));
    const grid = canvas.getByRole('grid');
    const width = headerOf('amount').offsetWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(grid).not.toBeInTheDocument());
    await waitFor(() => expect(columnIds()).toEqual(left));
    await expect(headerOf('amount').offsetWidth).toBe(width);
    const again = await openPanel(userEvent);
    await userEvent.click(again.getByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(columnIds()).toEqual(all));
    await says('Las columnas están como al principio');
  },
);

test('In another language it says what it does, too', { globals: { locale: 'de' } }, async ({ userEvent, canvas }) => {
  await canvas.findByRole('button', { name: /^Spalten/ });
  const panel = await openPanel(userEvent);
  await userEvent.click(panel.getByRole('button', { name: 'Monto nach oben' }));
  await says('Monto: Position 5 von 10');
});

test(
  'Read from the right, the handle of a line stands at the right',
  {
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async ({ userEvent }) => {
    await openPanel(userEvent);
    const { left, right } = rowOf('amount').getBoundingClientRect();
    await expect(middleOf(gripOf('amount')).x).toBeGreaterThan((left + right) / 2);
  },
);

test(
  'TBL-08 on a phone it comes from below, and a finger moves its lines',
  { globals: { viewport: { value: 'phone' } } },
  async ({ userEvent }) => {
    await openPanel(userEvent);
    const at = pull(gripOf('date'), { y: -1000 }, 'touch');
    point(gripOf('date'), 'pointerup', at, 'touch');
    await waitFor(() => expect(columnIds()[0]).toBe('date'));
    await expect(screen.getByRole('dialog', { name: 'Columnas' })).toBeVisible();
  },
);
