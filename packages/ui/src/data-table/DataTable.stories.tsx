import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from './samples.ts';
import { newsIn, shownCells } from './shownTable.ts';
import type { DataTableProps } from './tableProps.ts';

const rows = sampleContracts(237);

const meta = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    search: true,
    csv: true,
    print: true,
    columnView: true,
    filter: true,
    onAdd: fn<() => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Rows and columns, for comparing and finding: contracts, prospects, commissions. Say of each column what its cells ' +
          'hold (text, money, date, badge, person …) and the table knows how to write, align, sort, filter and export it. ' +
          'Each tool above the rows is there only when it is asked for. Up to 100,000 rows it does everything by itself; give ' +
          '`total` and it shows what a server answers, with the same props. Keep `columns` and `rows` the same from render ' +
          'to render. For a handful of figures use cards; for one record, a list of its fields.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'TBL-19 ten rows, and what can be done with them',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'Contratos' })).toBeVisible();
    await expect(shownCells(canvasElement, 0)).toEqual(rows.slice(0, 10).map(({ contract }) => contract));
    await expect(canvas.getByText('237 filas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const Sorting: Story = {
  name: 'TBL-05 upwards, downwards, not at all; with Shift by several columns',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const amounts = rows.map(({ amount }) => amount).filter((amount) => amount !== null);
    const inPesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    await step('upwards', async () => {
      await press('Monto');
      await expect(header('Monto')).toHaveAttribute('aria-sort', 'ascending');
      await expect(shownCells(canvasElement, 5)[0]).toBe(inPesos.format(Math.min(...amounts)));
    });
    await step('downwards; what holds nothing stands at the end either way', async () => {
      await press('Monto');
      await expect(header('Monto')).toHaveAttribute('aria-sort', 'descending');
      await expect(shownCells(canvasElement, 5)[0]).toBe(inPesos.format(Math.max(...amounts)));
      await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
      await expect(shownCells(canvasElement, 5).at(-1)).toBe('');
    });
    await step('not at all', async () => {
      await press('Monto');
      await expect(header('Monto')).toHaveAttribute('aria-sort', 'none');
      await expect(shownCells(canvasElement, 0)[0]).toBe(
        'PF-204800'.replace('PF', rows[0]?.contract.slice(0, 2) ?? ''),
      );
    });
    await step('by state, and within each by amount', async () => {
      await press('Estado');
      await userEvent.keyboard('{Shift>}');
      await press('Monto');
      await userEvent.keyboard('{/Shift}');
      const least = Math.min(
        ...rows.flatMap(({ status, amount }) => (status === 'Cancelado' && amount !== null ? [amount] : [])),
      );
      await expect(shownCells(canvasElement, 7)[0]).toBe('Cancelado');
      await expect(shownCells(canvasElement, 5)[0]).toBe(inPesos.format(least));
      await waitFor(() =>
        expect(newsIn(canvasElement)).toContain('Ordenado por Estado, de menor a mayor; después por Monto'),
      );
    });
  },
};

export const Loading: Story = {
  name: 'Rows on their way keep their places',
  args: { loading: true, rows: [] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DataTable {...args} />
      <DataTable {...args} title="Contratos que llegaron" loading={false} rows={rows} columns={withoutTotals} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [coming, there] = Array.from(canvasElement.querySelectorAll('.body'), (body) => body.clientHeight);
    await expect(coming).toBe(there);
    await expect(canvas.getByRole('grid', { name: 'Contratos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No hay coincidencias')).toBeNull();
    await expect(canvas.getByText('Cargando filas…')).toBeInTheDocument();
  },
};

const withoutTotals = contractColumns.map(({ total: _left, ...column }) => column);

export const Refreshing: Story = {
  name: 'Newer rows on their way: those that are there stay',
  args: { refreshing: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(shownCells(canvasElement, 0)).toHaveLength(10);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  name: 'TBL-12 nothing to show',
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
    await expect(canvas.getByText('0–0 de 0')).toBeVisible();
    await expect(canvas.getByText('Página 1 de 1')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'FLT-04 rows that could not be fetched are none, and can be asked for again',
  args: { failed: true, onRetry: fn<() => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
    // Nobody knows how many there are: that they are none would be a figure.
    await expect(canvas.queryByText(/No hay coincidencias|0 filas|de 0/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Summary: Story = {
  name: 'What the rows come to stands between the heading and the rows',
  args: { summary: <p style={{ margin: 0, padding: '0 16px 12px' }}>Se vendió 12% más que el mes pasado</p> },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByText('Se vendió 12% más que el mes pasado').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(
      canvas.getByRole('heading', { name: 'Contratos' }).getBoundingClientRect().bottom,
    );
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('grid').getBoundingClientRect().top);
  },
};

export const One: Story = { name: 'One row', args: { rows: rows.slice(0, 1) } };

export const HundredThousand: Story = {
  name: '100,000 rows in one list',
  args: { rows: sampleContracts(100_000), virtual: { height: '480px' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('100,000 filas')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100002');
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(60);
  },
};

export const Phone: Story = {
  name: 'On a phone the first column stays',
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('grid').parentElement;
    const left = () => canvasElement.querySelector('.body .first')?.getBoundingClientRect().left;
    const before = left();
    area?.scrollTo({ left: 400 });
    await waitFor(() => expect(area?.scrollLeft).toBe(400));
    await expect(left()).toBe(before);
  },
};

export const German: Story = {
  name: 'In another language',
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('237 Zeilen')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Read from the right',
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };
