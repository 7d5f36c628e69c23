import { FIRST_QUERY, type TableQuery } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(237);

const filters: TableQuery['filters'] = {
  client: { kind: 'text', text: 'lopez' },
  date: { kind: 'dayRange', start: '2026-03-01', end: null },
  amount: { kind: 'numberRange', min: 1000, max: 50_000 },
  status: { kind: 'oneOf', values: ['Firmado', 'Cotizado', 'Prospecto', 'Cancelado'] },
  isInsured: { kind: 'yesNo', value: false },
};

const meta = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    filter: true,
    defaultQuery: { filters },
    onQueryChange: fn<(query: TableQuery) => void>(),
  },
  parameters: {
    docs: {
      description: {
        component: 'The filters in use, above the rows: each in words, and removed by one press.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (): HTMLElement => screen.getByRole('list', { name: 'Filtros en uso' });
const words = (): (string | null)[] =>
  within(list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const remove = (filter: string): HTMLElement => screen.getByRole('button', { name: `Quitar el filtro ${filter}` });

/** Each in words. Its button removes it, and the focus goes on to the next one. */
export const Default: Story = {
  name: 'TBL-09 each filter in words, removed by one press',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('in words, in the order of the columns', async () => {
      await canvas.findByRole('list', { name: 'Filtros en uso' });
      await expect(words()).toEqual([
        'Cliente: contiene «lopez»',
        'Fecha: desde 01/03/2026',
        'Monto: $1,000.00 a $50,000.00',
        'Estado: Firmado, Cotizado y 2 más',
        'Con seguro: No',
        'Quitar filtros',
      ]);
    });
    await step('one in the middle', async () => {
      await userEvent.click(remove('Fecha: desde 01/03/2026'));
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({
        ...FIRST_QUERY,
        filters: {
          client: filters['client'],
          amount: filters['amount'],
          status: filters['status'],
          isInsured: filters['isInsured'],
        },
      });
      await waitFor(() => expect(remove('Monto: $1,000.00 a $50,000.00')).toHaveFocus());
    });
    await step('by keyboard, one after the other', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(remove('Estado: Firmado, Cotizado y 2 más')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(remove('Con seguro: No')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(remove('Cliente: contiene «lopez»')).toHaveFocus());
      await expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument();
    });
    await step('the last: the focus goes to the button that filters', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('list', { name: 'Filtros en uso' })).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus());
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(FIRST_QUERY);
    });
  },
};

/** All at once. */
export const ClearAll: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(FIRST_QUERY);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus());
  },
};

/** Filters that the host gave, in a table that offers none: the focus goes to the rows. */
export const WithoutButton: Story = {
  tags: ['!autodocs'],
  args: { filter: false, defaultQuery: { filters: { isInsured: { kind: 'yesNo', value: true } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(remove('Con seguro: Sí'));
    await waitFor(() =>
      expect(screen.getByRole('grid')).toContainElement(document.querySelector<HTMLElement>(':focus')),
    );
  },
};

/** No row is left: the filters stay in sight, to be removed. */
export const NothingLeft: Story = {
  args: { defaultQuery: { filters: { client: { kind: 'text', text: 'nadie se llama así' } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(remove('Cliente: contiene «nadie se llama así»'));
    await waitFor(() => expect(screen.getByText('237 filas')).toBeInTheDocument());
  },
};

/** On a phone, with texts of any length. */
export const LongTexts: Story = {
  args: {
    defaultQuery: {
      filters: {
        client: { kind: 'text', text: long300 },
        status: { kind: 'oneOf', values: [german, `${german} ${german}`] },
        comments: { kind: 'text', text: german },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    for (const button of within(list()).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(360);
    }
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };

/** In Japanese. */
export const Japanese: Story = { tags: ['!autodocs'], globals: { locale: 'ja' } };
