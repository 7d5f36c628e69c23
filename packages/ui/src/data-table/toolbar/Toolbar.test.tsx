import type { DateRange } from '@sereno/domain/calendar';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { Button } from '../../foundation/index.ts';
import { DateRangePicker } from '../../pickers/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import type { SavedView } from '../model/tableView.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps, ToolbarProps } from '../state/tableProps.ts';
import { place, today } from './Toolbar.samples.tsx';
import meta, { Default, InUse, Loading, LongTexts, WithPickers } from './Toolbar.stories.tsx';

const test = behaviour(meta);

const group = { name: 'Herramientas de Contratos' };

/** What stands in a toolbar, by the names that assistive technology says, from the first to the last. */
const toolsOf = (toolbar: HTMLElement): string[] =>
  Array.from(
    toolbar.querySelectorAll('input, button'),
    (tool) => tool.getAttribute('aria-label') ?? tool.textContent.trim(),
  );

test(
  'TBL-01 TBL-05 TBL-06 TBL-07 TBL-08 TBL-09 all tools, always in one order',
  Default,
  async ({ args, canvas, userEvent }) => {
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
);

test(
  'TBL-23 without tools there is no toolbar',
  {
    args: { search: false, csv: false, print: false, columnView: false, filter: false },
    render: ({ onAdd: _add, onViewsChange: _views, ...args }) => <DataTable {...args} />,
  },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Herramientas de Contratos' })).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
);

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
  { title: 'Propias', only: 'Asignar', tools: <Button size="small">Asignar</Button> },
  { title: 'Archivo', only: 'Descargar CSV', csv: true },
  { title: 'Hoja', only: 'Imprimir', print: true },
  { title: 'Columnas', only: 'Columnas', columnView: true },
  { title: 'Filtros', only: 'Filtrar', filter: true },
  { title: 'Vistas', only: 'Vistas', onViewsChange: fn<(views: readonly SavedView[]) => void>() },
];

test(
  'TBL-23 each tool is there only when it is asked for',
  {
    args: { rows: sampleContracts(1) },
    render: ({ columns, rows, rowId }) => (
      <div style={{ display: 'grid', gap: 16 }}>
        {single.map(({ only, ...tool }) => (
          <DataTable key={only} columns={columns} rows={rows} rowId={rowId} {...tool} />
        ))}
      </div>
    ),
  },
  async ({ canvas }) => {
    for (const { title, only } of single) {
      await expect(toolsOf(canvas.getByRole('group', { name: `Herramientas de ${title}` }))).toEqual([only]);
    }
  },
);

test(
  'TBL-01 TBL-02 TBL-03 TBL-04 places for pickers, and another word for adding',
  {
    args: {
      addLabel: 'Nuevo contrato',
      dateRange: <Button size="small">Últimos 7 días</Button>,
      week: <Button size="small">Semana 46</Button>,
      month: <Button size="small">Noviembre 2026</Button>,
    },
  },
  async ({ canvas }) => {
    for (const name of ['Últimos 7 días', 'Semana 46', 'Noviembre 2026', 'Nuevo contrato']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
);

test(
  'TBL-13 TBL-14 who may not take rows out or add one has the other tools',
  { args: { csv: false, print: false }, render: ({ onAdd: _left, ...args }) => <DataTable {...args} /> },
  async ({ canvas }) => {
    await expect(toolsOf(canvas.getByRole('group', group))).toEqual([
      'Buscar en Contratos',
      'Filtrar',
      'Columnas',
      'Vistas',
    ]);
  },
);

test(
  'TBL-09 where no column can be filtered there is no such button',
  { args: { columns: contractTable.columns.slice(0, 4).map((column) => ({ ...column, filterable: false })) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Columnas' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Filtrar/ })).toBeNull();
  },
);

test('What is in use is counted beside its tool', InUse, async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox')).toHaveValue('garcia');
  await expect(canvas.getByRole('button', { name: /^Filtrar/ })).toHaveTextContent('Filtrar 1');
  await expect(canvas.getByRole('button', { name: /^Columnas/ })).toHaveTextContent('Columnas 4');
});

test('Without rows all tools stay', { args: { rows: [] } }, async ({ canvas }) => {
  await expect(toolsOf(canvas.getByRole('group', group))).toHaveLength(7);
});

test(
  'Before the rows are there what takes them out has to wait, and no number is named',
  Loading,
  async ({ canvas, canvasElement }) => {
    for (const name of ['Descargar CSV', 'Imprimir']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('button', { name: 'Agregar' })).not.toHaveAttribute('aria-disabled');
    await expect(canvasElement.querySelector('.tally')).toBeNull();
  },
);

test(
  'On a phone the tools take the lines that they need',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const tools = within(canvas.getByRole('group', group)).getAllByRole('button');
    const boxes = tools.map((tool) => tool.getBoundingClientRect());
    await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
    const [first, last] = [boxes[0], boxes.at(-1)];
    await expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
);

test(
  'A very long title and a long word for adding leave no tool outside a phone',
  { ...LongTexts, globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: german }).getBoundingClientRect().right).toBeLessThanOrEqual(360);
  },
);

test('In another language the tools have its words', { globals: { locale: 'de' } }, async ({ canvas }) => {
  const tools = await canvas.findByRole('group', { name: 'Werkzeuge für Contratos' });
  await expect(within(tools).getByRole('button', { name: 'Hinzufügen' })).toBeVisible();
});

/** Rows of the chosen days alone, as a host would ask its server for them. */
function ByRange(props: DataTableProps<SampleContract>) {
  const [range, setRange] = useState<DateRange>({ start: '2026-11-15', end: today });
  const shown = props.rows.filter(({ date }) => date !== null && range.start <= date && date <= range.end);
  return (
    <DataTable
      {...props}
      rows={shown}
      dateRange={place(
        '17rem',
        <DateRangePicker
          label="Periodo"
          hideLabel
          size="small"
          required
          today={today}
          value={range}
          onChange={(next) => next !== null && setRange(next)}
        />,
      )}
    />
  );
}

test(
  'TBL-02 DRP-04 a range of dates in the toolbar decides which rows there are',
  { args: { rows: sampleContracts(237) }, render: (args) => <ByRange {...args} /> },
  async ({ canvas, userEvent }) => {
    const before = canvas.getByText(/ filas?$/).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Periodo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Últimos 30 días' }));
    await waitFor(() => expect(canvas.getByText(/ filas?$/).textContent).not.toBe(before));
    await expect(canvas.getByRole('textbox', { name: 'Periodo' })).toHaveValue('23/10/2026 – 21/11/2026');
  },
);

test('TBL-02 TBL-03 TBL-04 range, week and month stand beside the other tools', WithPickers, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Semana' })).toHaveValue('Semana 47 del 18/11/2026 al 24/11/2026');
  await expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveValue('11/2026');
});
