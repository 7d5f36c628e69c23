import type { SavedView } from '@sereno/domain/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { Button } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { laterCode } from '../laterCode.ts';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps, ToolbarProps } from '../tableProps.ts';

const meta = {
  title: 'data-table/DataTable/Toolbar',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows: sampleContracts(37),
    search: true,
    csv: true,
    print: true,
    columnView: true,
    filter: true,
    onViewsChange: fn<(views: readonly SavedView[]) => void>(),
    onAdd: fn<() => void>(),
  },
  loaders: [async () => ({ code: await laterCode.exports.load() })],
  parameters: {
    docs: {
      description: {
        component:
          'What chooses and shapes the rows, between the title and the rows. Each tool is there only when it is asked for, and ' +
          'they always stand in one order: what narrows the rows, what lays them out, what takes them out, what adds one.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = { name: 'Herramientas de Contratos' };

/** What stands in a toolbar, by the names that assistive technology says, from the first to the last. */
const toolsOf = (toolbar: HTMLElement): string[] =>
  Array.from(
    toolbar.querySelectorAll('input, button'),
    (tool) => tool.getAttribute('aria-label') ?? tool.textContent.trim(),
  );

export const EveryTool: Story = {
  name: 'TBL-01 TBL-05 TBL-06 TBL-07 TBL-08 TBL-09 all tools, always in one order',
  play: async ({ args, canvas, userEvent }) => {
    await expect(toolsOf(canvas.getByRole('group', group))).toEqual([
      'Buscar en Contratos',
      'Filtrar',
      'Columnas',
      'Vistas',
      'Descargar CSV',
      'Imprimir',
      'Agregar',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const Plain: Story = {
  name: 'TBL-23 without tools there is no toolbar',
  args: { search: false, csv: false, print: false, columnView: false, filter: false },
  render: ({ onAdd: _add, onViewsChange: _views, ...args }) => <DataTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Herramientas de Contratos' })).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

type Single = ToolbarProps<SampleContract> & {
  readonly title: string;
  /** The only one that has to be there, by its name. */
  readonly only: string;
};

const single: readonly Single[] = [
  { title: 'Altas', only: 'Agregar', onAdd: fn<() => void>() },
  { title: 'Días', only: 'Últimos 7 días', dateRange: <Button size="small">Últimos 7 días</Button> },
  { title: 'Semanas', only: 'Semana 46', week: <Button size="small">Semana 46</Button> },
  { title: 'Meses', only: 'Noviembre 2026', month: <Button size="small">Noviembre 2026</Button> },
  { title: 'Búsqueda', only: 'Buscar en Búsqueda', search: true },
  { title: 'Archivo', only: 'Descargar CSV', csv: true },
  { title: 'Hoja', only: 'Imprimir', print: true },
  { title: 'Columnas', only: 'Columnas', columnView: true },
  { title: 'Filtros', only: 'Filtrar', filter: true },
  { title: 'Vistas', only: 'Vistas', onViewsChange: fn<(views: readonly SavedView[]) => void>() },
];

export const OneTool: Story = {
  name: 'TBL-23 each tool is there only when it is asked for',
  tags: ['!autodocs'],
  args: { rows: sampleContracts(1) },
  render: ({ columns, rows, rowId }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {single.map(({ only, ...tool }) => (
        <DataTable key={only} columns={columns} rows={rows} rowId={rowId} {...tool} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { title, only } of single) {
      await expect(toolsOf(canvas.getByRole('group', { name: `Herramientas de ${title}` }))).toEqual([only]);
    }
  },
};

export const Slots: Story = {
  name: 'TBL-01 TBL-02 TBL-03 TBL-04 places for pickers, and another word for adding',
  args: {
    addLabel: 'Nuevo contrato',
    dateRange: <Button size="small">Últimos 7 días</Button>,
    week: <Button size="small">Semana 46</Button>,
    month: <Button size="small">Noviembre 2026</Button>,
  },
  play: async ({ canvas }) => {
    for (const name of ['Últimos 7 días', 'Semana 46', 'Noviembre 2026', 'Nuevo contrato']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
};

export const WithoutRights: Story = {
  name: 'TBL-13 TBL-14 who may not take rows out or add one has the other tools',
  args: { csv: false, print: false },
  render: ({ onAdd: _left, ...args }) => <DataTable {...args} />,
  play: async ({ canvas }) => {
    await expect(toolsOf(canvas.getByRole('group', group))).toEqual([
      'Buscar en Contratos',
      'Filtrar',
      'Columnas',
      'Vistas',
    ]);
  },
};

export const NothingToFilter: Story = {
  name: 'TBL-09 where no column can be filtered there is no such button',
  args: { columns: contractTable.columns.slice(0, 4).map((column) => ({ ...column, filterable: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Columnas' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Filtrar/ })).toBeNull();
  },
};

export const InUse: Story = {
  name: 'What is in use is counted beside its tool',
  args: {
    defaultQuery: { search: 'garcia', filters: { status: { kind: 'oneOf', values: ['Firmado'] } } },
    columns: contractTable.columns.map((column, place) => ({ ...column, hidden: place > 5 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('garcia');
    await expect(canvas.getByRole('button', { name: /^Filtrar/ })).toHaveTextContent('Filtrar 1');
    await expect(canvas.getByRole('button', { name: /^Columnas/ })).toHaveTextContent('Columnas 4');
  },
};

export const Empty: Story = {
  name: 'Without rows all tools stay',
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(toolsOf(canvas.getByRole('group', group))).toHaveLength(7);
  },
};

export const Loading: Story = {
  name: 'Before the rows are there what takes them out has to wait, and no number is named',
  args: { rows: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Descargar CSV', 'Imprimir']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('button', { name: 'Agregar' })).not.toHaveAttribute('aria-disabled');
    await expect(canvasElement.querySelector('.tally')).toBeNull();
  },
};

export const Phone: Story = {
  name: 'On a phone the tools take the lines that they need',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tools = within(canvas.getByRole('group', group)).getAllByRole('button');
    const boxes = tools.map((tool) => tool.getBoundingClientRect());
    await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
    const [first, last] = [boxes[0], boxes.at(-1)];
    await expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const LongTexts: Story = {
  ...Phone,
  name: 'A very long title, and a long word for adding',
  args: { title: `${german} ${long300}`, addLabel: german },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: german }).getBoundingClientRect().right).toBeLessThanOrEqual(360);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const German: Story = {
  name: 'In another language',
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const tools = await canvas.findByRole('group', { name: 'Werkzeuge für Contratos' });
    await expect(within(tools).getByRole('button', { name: 'Hinzufügen' })).toBeVisible();
  },
};

export const Dark: Story = { ...InUse, tags: ['!autodocs'], globals: { theme: 'dark' } };
