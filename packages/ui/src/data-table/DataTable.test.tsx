import { expect, waitFor } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { contractColumns, sampleContracts } from './samples.ts';
import { newsIn, shownCells } from './shownTable.ts';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Empty, Failed, Loading, Refreshing, Summary } from './DataTable.stories.tsx';

const rows = sampleContracts(237);
const days = ['2026-11-20', '2026-12-01', '2026-11-03'];
const withoutTotals = contractColumns.map(({ total: _left, ...column }) => column);

const test = behaviour(meta);

test('TBL-19 ten rows, and what can be done with them', Default, async ({ args, canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('grid', { name: 'Contratos' })).toBeVisible();
  await expect(shownCells(canvasElement, 0)).toEqual(rows.slice(0, 10).map(({ contract }) => contract));
  await expect(canvas.getByText('237 filas')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
  await expect(args.onAdd).toHaveBeenCalledTimes(1);
});

test(
  'TBL-05 upwards, downwards, not at all; with Shift by several columns',
  Default,
  async ({ canvas, canvasElement, userEvent, step }) => {
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
);

test(
  'FMT-02 a day that asks for something says what in its place, and sorts as the day that it is',
  {
    args: {
      rows: sampleContracts(3).map((row, place) => ({ ...row, date: days[place] ?? '' })),
      columns: contractColumns.map((column) =>
        column.kind === 'date'
          ? {
              ...column,
              mark: ({ date }) => (date === '2026-11-20' ? { text: 'Vencida 20/11', tone: 'warning' } : null),
            }
          : column,
      ),
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await expect(shownCells(canvasElement, 3)).toEqual(['03/11/2026', 'Vencida 20/11', '01/12/2026']);
    await expect(canvas.getByText('Vencida 20/11')).toHaveAttribute('data-tone', 'warning');
  },
);

test(
  'Rows on their way keep their places',
  {
    ...Loading,
    render: (args) => (
      <>
        <DataTable {...args} />
        <DataTable {...args} title="Contratos que llegaron" loading={false} rows={rows} columns={withoutTotals} />
      </>
    ),
  },
  async ({ canvas, canvasElement }) => {
    const [coming, there] = Array.from(canvasElement.querySelectorAll('.body'), (body) => body.clientHeight);
    await expect(coming).toBe(there);
    await expect(canvas.getByRole('grid', { name: 'Contratos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No hay coincidencias')).toBeNull();
    await expect(canvas.getByText('Cargando filas…')).toBeInTheDocument();
    // Their pages are those of the rows that are there: how many come is not known.
    await expect(canvas.getAllByText(/^Página 1 de/)).toHaveLength(1);
  },
);

test('Newer rows on their way: those that are there stay', Refreshing, async ({ canvas, canvasElement }) => {
  await expect(shownCells(canvasElement, 0)).toHaveLength(10);
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
});

test('TBL-12 nothing to show', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

test(
  'FLT-04 rows that could not be fetched are none, and can be asked for again',
  Failed,
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
    // The number of rows is unknown, and 0 would be a number.
    await expect(canvas.queryByText(/No hay coincidencias|0 filas|de 0/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
);

test('What the rows come to stands between the heading and the rows', Summary, async ({ canvas }) => {
  const { top, bottom } = canvas.getByText('Se vendió 12% más que el mes pasado').getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(
    canvas.getByRole('heading', { name: 'Contratos' }).getBoundingClientRect().bottom,
  );
  await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('grid').getBoundingClientRect().top);
});

test(
  'Of 100,000 rows in one list those in sight are there',
  { args: { rows: sampleContracts(100_000), virtual: { height: '480px' } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('100,000 filas')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100002');
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(60);
  },
);

test(
  'On a phone the first column stays',
  {
    globals: { viewport: { value: 'phone' } },
    decorators: [
      (Story) => (
        <div style={{ maxInlineSize: 328 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('grid').parentElement;
    const left = () => canvasElement.querySelector('.body .first')?.getBoundingClientRect().left;
    const before = left();
    area?.scrollTo({ left: 400 });
    await waitFor(() => expect(area?.scrollLeft).toBe(400));
    await expect(left()).toBe(before);
  },
);

test('In another language rows are counted in its words', { globals: { locale: 'de' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('237 Zeilen')).toBeVisible();
});
