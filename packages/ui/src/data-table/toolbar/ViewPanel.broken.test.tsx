import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { PLAIN_LAYOUT } from '../model/layout.ts';
import type { SavedView, TableView } from '../model/tableView.ts';
import { gone, line, onViewsChange, open, signed } from './ViewPanel.samples.tsx';
import meta from './ViewPanel.stories.tsx';

/*
 * Saved views that are broken, because another release saved them or they were edited by hand.
 */

const test = behaviour(meta);

/** What a host has kept, perhaps by another release, need not be what its type says. */
const viewsOf = (host: object): readonly SavedView[] => Reflect.get(host, 'views');
const saved = (...views: readonly unknown[]): readonly SavedView[] => viewsOf({ views });

const good: TableView = {
  globalFilter: '',
  sorting: [{ id: 'amount', desc: true }],
  columnFilters: [],
  pageSize: 20,
  layout: PLAIN_LAYOUT,
};

const odd = {
  globalFilter: 7,
  sorting: [null, 'amount', { id: 'gone' }, { id: 'date', desc: true }],
  columnFilters: [
    { id: 'gone', value: { kind: 'text', text: 'x' } },
    { id: 'client', value: { kind: 'text', text: 5 } },
  ],
  pageSize: '100',
  layout: {
    columnOrder: 'date',
    columnVisibility: { null: false, time: false, gone: false },
    columnPinning: {},
    columnSizing: { date: 'wide' },
  },
};

/** Shows a view and waits for the table. */
async function show(user: UserEventObject, name: string): Promise<void> {
  await open(user);
  await user.click(await line(name));
  await gone();
}

const stands = () => ({
  rows: screen.getByLabelText<HTMLSelectElement>('Filas por página').value,
  sort: screen
    .getAllByRole('columnheader')
    .filter((header) => header.getAttribute('aria-sort') !== 'none')
    .map((header) => header.dataset['column']),
  columns: screen.getAllByRole('columnheader').length,
});

const plain = { rows: '10', sort: [], columns: 10 };

test(
  'TBL-08 TBL-09 views that are none or only half of one are shown as far as they go',
  {
    args: {
      views: saved(
        { id: 'null', name: 'Sin vista', view: null },
        { id: 'text', name: 'Un texto', view: 'amount' },
        { id: 'list', name: 'Una lista', view: [] },
        { id: 'odd', name: 'Otra versión', view: odd },
        { id: 'good', name: 'Por monto', view: good },
      ),
    },
  },
  async ({ canvas, userEvent, step }) => {
    await step('the first that is none is marked, because the table stands as it is by itself', async () => {
      await open(userEvent);
      await expect(await line('Sin vista')).toHaveAttribute('aria-current', 'true');
      await expect(await line('Por monto')).not.toHaveAttribute('aria-current');
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('what is no view shows the table as it is by itself', async () => {
      for (const name of ['Sin vista', 'Un texto', 'Una lista']) {
        await show(userEvent, 'Por monto');
        await expect(stands()).toEqual({ rows: '20', sort: ['amount'], columns: 10 });
        await show(userEvent, name);
        await expect(stands()).toEqual(plain);
      }
    });
    await step('of half a view there is what can be used', async () => {
      await show(userEvent, 'Otra versión');
      await expect(stands()).toEqual({ rows: '10', sort: ['date'], columns: 9 });
      await expect(canvas.getByText('60 filas')).toBeVisible();
    });
  },
);

test(
  'TBL-08 TBL-09 what is not even a name for a view is left out',
  {
    args: {
      views: saved(
        null,
        undefined,
        'x',
        7,
        {},
        { id: 'a', name: null, view: good },
        { id: 5, name: 'x', view: good },
        [],
        {
          id: 'good',
          name: 'Por monto',
          view: good,
        },
      ),
    },
  },
  async ({ userEvent, step }) => {
    const panel = within(await open(userEvent));
    await step('the good one is there', async () => {
      const list = within(panel.getByRole('list', { name: 'Vistas guardadas' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(1);
      await waitFor(() => expect(list.getByRole('button', { name: 'Por monto' })).toBeVisible());
    });
    await step('and another one can be saved', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Guardar esta vista' }));
      await userEvent.type(await panel.findByRole('textbox'), 'Hoy{Enter}');
      await waitFor(() => expect(onViewsChange).toHaveBeenCalledTimes(1));
      await expect(onViewsChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['Por monto', 'Hoy']);
    });
  },
);

test(
  'A view that names a column that is gone shows what is left of it, and is marked all the same',
  {
    args: {
      views: [
        {
          id: 'old',
          name: 'De la versión anterior',
          view: {
            ...signed,
            sorting: [{ id: 'gone', desc: false }, ...signed.sorting],
            columnFilters: [...signed.columnFilters, { id: 'gone', value: { kind: 'text', text: 'a' } }],
            layout: {
              ...PLAIN_LAYOUT,
              columnOrder: ['gone', 'amount', 'contract'],
              columnVisibility: { gone: false },
              columnPinning: { start: ['gone'], end: [] },
            },
          },
        },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    await open(userEvent);
    await userEvent.click(await line('De la versión anterior'));
    await gone();
    await expect(canvas.getByRole('columnheader', { name: /Monto/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(2);
    await open(userEvent);
    await expect(await line('De la versión anterior')).toHaveAttribute('aria-current', 'true');
  },
);
