import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { gridSight } from './useGridFocus.ts';
import { exportTools } from '../export/TableExport.tsx';
import { printJob } from '../export/ExportTools.tsx';
import { contractColumns, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps, RowButton } from '../state/tableProps.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { columns, onPostpone, onStart, rows, three } from './RowButtons.samples.tsx';
import meta, { Default, Unready, GivenWidth, LongLabels } from './RowButtons.stories.tsx';

const test = behaviour(meta);

/** Number of the contract in that row, as its link says it. */
const contract = (row: number): string => rows[row]?.contract ?? '';

const focused = (): Element => document.activeElement ?? document.body;

const button = (name: string, row: number) => screen.getByRole('button', { name, description: contract(row) });

/** Labels that are cut off. */
const cutOff = (root: Element): (string | null)[] =>
  [...root.querySelectorAll('.press > span:last-child')]
    .filter((label) => label.scrollWidth > label.clientWidth)
    .map(({ textContent }) => textContent);

/** What lies over the middle of an element, where anything does. */
function over(element: Element): Element | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen !== null && element.contains(seen) ? null : seen;
}

test('They are pressed, and the row is not', Default, async ({ args, canvas, canvasElement, userEvent, step }) => {
  await step('each is found by what it says, and described by its row', async () => {
    await expect(screen.getAllByRole('button', { name: 'Iniciar' })).toHaveLength(9);
    await expect(button('Iniciar', 3)).toBeVisible();
  });
  await step('a press is heard while it is one, so that a window may be opened', async () => {
    const during: (string | undefined)[] = [];
    onStart.mockImplementation(() => void during.push(window.event?.type));
    await userEvent.click(button('Iniciar', 3));
    await expect(onStart).toHaveBeenLastCalledWith(rows[3]);
    await expect(during).toEqual(['click']);
    await userEvent.click(button('Reprogramar', 1));
    await expect(onPostpone).toHaveBeenLastCalledWith(rows[1]);
  });
  await step('neither it nor a press beside it is one of the row', async () => {
    const place = button('Iniciar', 3).closest('.buttons');
    if (place) await userEvent.click(place);
    await expect(onStart).toHaveBeenCalledTimes(1);
    await expect(args.onRowClick).not.toHaveBeenCalled();
  });
  await step('their columns have names', async () => {
    await expect(canvas.getByRole('columnheader', { name: 'Acciones' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Más acciones' })).toBeInTheDocument();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
    const cells = new Set(Array.from(canvasElement.querySelectorAll('.row'), (row) => row.children.length));
    await expect([...cells]).toEqual([8]);
  });
  await step('no label is cut off, and each is high enough', async () => {
    await expect(cutOff(canvasElement)).toEqual([]);
    const { height, bottom } = button('Iniciar', 3).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(32);
    await expect(bottom).toBeLessThanOrEqual(button('Iniciar', 3).closest('.row')?.getBoundingClientRect().bottom ?? 0);
  });
});

test(
  'By keyboard they are a cell: one takes the focus itself, several by Enter and Tab',
  {},
  async ({ args, canvas, userEvent, step }) => {
    canvas.getByRole('link', { name: contract(1) }).focus();
    await step('several', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(focused()).toHaveRole('gridcell');
      await expect(focused()).toHaveTextContent('IniciarReprogramar');
      await userEvent.keyboard('{Enter}');
      await expect(button('Iniciar', 1)).toHaveFocus();
      await expect(getComputedStyle(focused())).toHaveProperty('outlineOffset', '1px');
      await userEvent.tab();
      await expect(button('Reprogramar', 1)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onPostpone).toHaveBeenLastCalledWith(rows[1]);
      await userEvent.keyboard('{Escape}');
      await expect(focused()).toHaveRole('gridcell');
    });
    await step('one', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(button('Iniciar', 2)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(onStart.mock.calls).toEqual([[rows[2]], [rows[2]]]);
    });
    await step('none: it is a cell like any other, and the menu is next to it', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}');
      await expect(focused()).toHaveRole('gridcell');
      await expect(focused()).toBeEmptyDOMElement();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: `Acciones de ${contract(9)}` })).toHaveFocus();
    });
    await expect(args.onRowClick).not.toHaveBeenCalled();
  },
);

test(
  'They are described by the label of the row, or by what its first cell says',
  { args: { rowLabel: (row) => `Llamada a ${row.client}` } },
  async ({ canvas }) => {
    const [start] = canvas.getAllByRole('button', { name: 'Iniciar' });
    await expect(start).toHaveAccessibleDescription(`Llamada a ${rows[0]?.client}`);
    await expect(canvas.getByRole('button', { name: `Acciones de Llamada a ${rows[0]?.client}` })).toBeVisible();
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
);

test('What cannot be pressed can be reached and read', Unready, async ({ args, canvasElement, userEvent }) => {
  await userEvent.click(button('Iniciar', 0));
  await userEvent.click(button('Reprogramar', 0));
  await expect(button('Reprogramar', 0)).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(button('Reprogramar', 0)).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Iniciar', 0)).toHaveAttribute('aria-busy', 'true');
  await expect(onStart).not.toHaveBeenCalled();
  await expect(onPostpone).not.toHaveBeenCalled();
  await expect(args.onRowClick).not.toHaveBeenCalled();
  await expect(cutOff(canvasElement)).toEqual([]);
});

test('Forced colours tell what is busy from what is out of use', { ...Unready, beforeEach: forceColors }, async () => {
  const borders = ['Iniciar', 'Reprogramar'].map((name) => getComputedStyle(button(name, 0)).borderTopColor);
  await expect(new Set(borders).size).toBe(2);
});

/** The box of a page beside its menu, in windows of 1440 and 1280 px. */
const boxes = [1126, 966] as const;

test(
  'Three stay in sight in every window from 1280 px on, and no cell that has the focus lies under them',
  {
    args: {
      columns: contractColumns.map((column) => (column.id === 'contract' ? { ...column, pinned: true } : column)),
      rowButtons: three,
    },
    globals: { viewport: { value: 'laptop' } },
    render: (args) => (
      <>
        {boxes.map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <DataTable {...args} title={`${args.title} ${width}`} rows={rows.slice(0, 3)} />
          </div>
        ))}
      </>
    ),
  },
  async ({ canvas, canvasElement, step }) => {
    await gridSight.load();
    await expect(cutOff(canvasElement)).toEqual([]);
    for (const width of boxes) {
      await step(`${width} px`, async () => {
        const grid = canvas.getByRole('grid', { name: new RegExp(`${width}$`) });
        const area = grid.parentElement;
        const end = (area?.getBoundingClientRect().right ?? 0) + 0.5;
        await expect(grid.scrollWidth).toBeGreaterThan(width);
        const place = grid.querySelector('.body .buttons');
        const buttons = [...(place?.querySelectorAll('button') ?? [])];
        await expect(buttons).toHaveLength(3);
        for (const one of buttons) {
          await expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(end);
          await expect(over(one)).toBeNull();
        }
        // No more room than they need.
        const spare =
          (place?.getBoundingClientRect().right ?? 0) - (buttons.at(-1)?.getBoundingClientRect().right ?? 0);
        await expect(spare).toBeLessThan(40);
        grid.querySelector<HTMLElement>('.body a')?.focus();
        for (let column = 1; column < contractColumns.length; column += 1) {
          void fireEvent.keyDown(focused(), { key: 'ArrowRight' });
          const cell = focused().closest('[role="gridcell"]') ?? focused();
          await expect(over(cell)).toBeNull();
          await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(
            (place?.getBoundingClientRect().left ?? 0) + 0.5,
          );
        }
      });
    }
  },
);

test(
  'Where they are too wide to stay in sight they scroll with the columns, and nothing covers them',
  {
    args: {
      buttonsWidth: 340,
      columns: columns.map((column) => (column.id === 'contract' ? { ...column, pinned: true } : column)),
      onSelectedChange: fn<(ids: readonly string[]) => void>(),
    },
    decorators: [
      (Story) => (
        <div style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, step }) => {
    await gridSight.load();
    const area = canvas.getByRole('grid').parentElement;
    const place = button('Iniciar', 0).closest('.buttons');
    await step('out of sight at first', async () => {
      await expect(place?.getBoundingClientRect().left).toBeGreaterThan(area?.getBoundingClientRect().right ?? 0);
    });
    canvas.getByRole('link', { name: contract(0) }).focus();
    for (let column = 0; column < 7; column += 1) {
      void fireEvent.keyDown(focused(), { key: 'ArrowRight' });
      const cell = focused().closest('[role="gridcell"]') ?? focused();
      await expect(over(cell)).toBeNull();
    }
    await expect(canvas.getByRole('button', { name: `Acciones de ${contract(0)}` })).toHaveFocus();
  },
);

/** Where the button of that name begins in the first row, in px of the window. */
const startOf = (name: string): number => button(name, 0).getBoundingClientRect().left;

test(
  'Where there is room they stay at the end while the columns scroll',
  { args: { columns: contractColumns } },
  async ({ canvas }) => {
    const area = canvas.getByRole('grid').parentElement;
    const before = startOf('Iniciar');
    area?.scrollTo({ left: 150, behavior: 'instant' });
    await expect(area?.scrollLeft).toBeGreaterThan(0);
    await expect(startOf('Iniciar')).toBe(before);
    // What lies at a point is known once the scrolled area has been drawn.
    await waitFor(() => expect(over(button('Iniciar', 0))).toBeNull());
  },
);

/** Contracts that are started: their buttons are others then. */
function Starting(props: DataTableProps<SampleContract>) {
  const [started, setStarted] = useState<ReadonlySet<string>>(new Set());
  const buttons = (row: SampleContract): RowButton[] =>
    started.has(row.id)
      ? [{ id: 'close', label: 'Cerrar la actividad', onPress: () => undefined }]
      : [
          { id: 'start', label: 'Iniciar', onPress: () => setStarted(new Set([...started, row.id])) },
          { id: 'call', label: 'Llamar', onPress: () => undefined },
        ];
  return <DataTable {...props} rowButtons={buttons} />;
}

test(
  'A press that changes them leaves the focus in their place',
  { render: Starting },
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(button('Iniciar', 1));
    await waitFor(() => expect(button('Cerrar la actividad', 1)).toHaveFocus());
    await expect(cutOff(canvasElement)).toEqual([]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(button('Iniciar', 0)).toHaveFocus();
  },
);

test('As wide as the host says; what does not fit is cut with a sign of it', GivenWidth, async () => {
  const place = button('Iniciar', 0).closest('.buttons');
  await expect(place?.getBoundingClientRect().width).toBe(160);
  await expect(button('Reprogramar', 0).getBoundingClientRect().right).toBeLessThanOrEqual(
    place?.getBoundingClientRect().right ?? 0,
  );
});

test(
  'They are on no sheet',
  {
    args: { print: true },
    loaders: [async () => ({ code: await exportTools.load(), print: await printJob.load() })],
  },
  async ({ canvas, userEvent }) => {
    let sheet = '';
    const onPrint = spyOn(window, 'print').mockImplementation(() => {
      sheet = [...document.querySelectorAll('table')].map(({ textContent }) => textContent).join('');
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(onPrint).toHaveBeenCalled());
    await expect(sheet).toContain(contract(0));
    await expect(sheet).not.toContain('Iniciar');
    onPrint.mockRestore();
  },
);

test('Long labels, and those of East Asia, are not cut off', LongLabels, async ({ canvasElement }) => {
  await expect(cutOff(canvasElement)).toEqual([]);
});

test('Below them the totals are empty, and in line', { args: { rows: rows.slice(0, 3) } }, async ({ canvas }) => {
  const cells = canvas.getAllByRole('gridcell', { name: 'Totales' });
  await expect(cells.filter((cell) => cell.matches('.trail'))).toHaveLength(2);
  const starts = Array.from(document.querySelectorAll('.buttons'), (cell) => cell.getBoundingClientRect().left);
  await expect(new Set(starts).size).toBe(1);
});

test(
  'Among 2,000 rows in one list few are in the document, and the last ones are reached by keys',
  { args: { rows: sampleContracts(2000), virtual: { height: '420px' } } },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('.press').length).toBeLessThan(120);
    canvas.getByRole('link', { name: contract(0) }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}');
    const [start] = focused().querySelectorAll('button');
    await expect(start ?? focused()).toHaveAccessibleName(/^Iniciar/);
    await expect(over(focused())).toBeNull();
  },
);

test(
  'They are pressed among selected and expanded rows',
  {
    args: {
      onSelectedChange: fn<(ids: readonly string[]) => void>(),
      defaultSelected: ['2'],
      renderDetail: (row) => <Button>Nota de {row.contract}</Button>,
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Detalles de ${contract(0)}` }));
    await expect(canvas.getByText(`Nota de ${contract(0)}`)).toBeVisible();
    await userEvent.click(button('Iniciar', 1));
    await expect(onStart).toHaveBeenLastCalledWith(rows[1]);
  },
);

test('In compact rows they are no higher than the row', { globals: { density: 'compact' } }, async () => {
  const { top, bottom } = button('Iniciar', 0).getBoundingClientRect();
  const row = button('Iniciar', 0).closest('.row')?.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(row?.top ?? Infinity);
  await expect(bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
});

test(
  'Read from the right they stand at the left end',
  {
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[role="grid"]')?.parentElement;
    const left = area?.getBoundingClientRect().left ?? 0;
    await expect(button('Reprogramar', 0).getBoundingClientRect().left - left).toBeLessThan(100);
  },
);
