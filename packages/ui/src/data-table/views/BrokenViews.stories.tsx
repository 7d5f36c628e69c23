import { PLAIN_LAYOUT, type SavedView, type TableView } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const onViewsChange = fn<(views: readonly SavedView[]) => void>();

/** Holds the views, as a screen does. */
function Host({ views: first = [], onViewsChange: tell, ...props }: DataTableProps<SampleContract>) {
  const [views, setViews] = useState(first);
  return (
    <DataTable
      {...props}
      views={views}
      onViewsChange={(next) => {
        setViews(next);
        tell?.(next);
      }}
    />
  );
}

/** What a host has kept, perhaps by another release, need not be what its type says. */
const viewsOf = (host: object): readonly SavedView[] => Reflect.get(host, 'views');
const kept = (...views: readonly unknown[]): readonly SavedView[] => viewsOf({ views });

const good: TableView = {
  search: '',
  sort: [{ id: 'amount', descending: true }],
  filters: {},
  pageSize: 20,
  layout: PLAIN_LAYOUT,
};
const odd = {
  search: 7,
  sort: [null, 'amount', { id: 'gone' }, { id: 'date', descending: true }],
  filters: { status: null, gone: { kind: 'text', text: 'x' }, client: { kind: 'text', text: 5 } },
  pageSize: '100',
  layout: { order: 'date', hidden: [null, 'time', 'gone'], pinned: {}, widths: { date: 'wide' } },
};

const meta = {
  title: 'data-table/ViewPanel/Broken views',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows: sampleContracts(60),
    search: true,
    views: kept(
      { id: 'null', name: 'Sin vista', view: null },
      { id: 'text', name: 'Un texto', view: 'amount' },
      { id: 'list', name: 'Una lista', view: [] },
      { id: 'odd', name: 'Otra versión', view: odd },
      { id: 'good', name: 'Por monto', view: good },
    ),
    onViewsChange,
    viewHref: (encoded: string) => `/contratos?vista=${encoded}`,
  },
  beforeEach: () => {
    onViewsChange.mockClear();
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '640px', autoplay: true },
      description: {
        component:
          'Saved views that are not what they should be, because another release has kept them or somebody has changed them by hand. ' +
          'Each asks for as much as can be understood of it, and the others are there as ever.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type User = Context['userEvent'];

async function open(user: User): Promise<ReturnType<typeof within>> {
  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vistas de Contratos' });
  await waitFor(() => expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')));
  return within(dialog);
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Shows a view and waits for the table. */
async function show(user: User, name: string): Promise<void> {
  await user.click((await open(user)).getByRole('button', { name }));
  await gone();
}

const stands = (canvas: Context['canvas']) => ({
  rows: canvas.getByLabelText<HTMLSelectElement>('Filas por página').value,
  sort: canvas
    .getAllByRole('columnheader')
    .filter((header) => header.getAttribute('aria-sort') !== 'none')
    .map((header) => header.dataset['column']),
  columns: canvas.getAllByRole('columnheader').length,
});
const plain = { rows: '10', sort: [], columns: 10 };

export const Shown: Story = {
  name: 'TBL-08 TBL-09 views that are none or only half of one are shown as far as they go',
  play: async ({ canvas, userEvent, step }) => {
    await step('what is no view shows the table as it is by itself', async () => {
      for (const name of ['Sin vista', 'Un texto', 'Una lista']) {
        await show(userEvent, 'Por monto');
        await expect(stands(canvas)).toEqual({ rows: '20', sort: ['amount'], columns: 10 });
        await show(userEvent, name);
        await expect(stands(canvas)).toEqual(plain);
      }
    });
    await step('of half a view there is what can be used', async () => {
      await show(userEvent, 'Otra versión');
      await expect(stands(canvas)).toEqual({ rows: '10', sort: ['date'], columns: 9 });
      await expect(canvas.getByText('60 filas')).toBeVisible();
    });
  },
};

export const Marked: Story = {
  name: 'TBL-08 TBL-09 a view that is none is marked where the table stands as it is by itself',
  play: async ({ userEvent }) => {
    const panel = await open(userEvent);
    await expect(panel.getByRole('button', { name: 'Sin vista' })).toHaveAttribute('aria-current', 'true');
    await expect(panel.getByRole('button', { name: 'Por monto' })).not.toHaveAttribute('aria-current');
  },
};

export const NoViews: Story = {
  name: 'TBL-08 TBL-09 what is not even a name for a view is left out',
  args: {
    views: kept(
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
  play: async ({ userEvent, step }) => {
    const panel = await open(userEvent);
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
};
