import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button, TextField } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { ChangingTable, showRows } from './changingTable.tsx';
import { laterCode } from '../laterCode.ts';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(237);
const hundredThousand = sampleContracts(100_000);

/** Number of the contract in that row, as its link says it. */
const contract = (row: number, of: readonly SampleContract[] = rows): string => of[row]?.contract ?? '';

const meta = {
  title: 'data-table/DataTable/Keyboard',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows },
  parameters: {
    docs: {
      description: {
        component:
          'The rows are an ARIA grid: one stop of the Tab key, from where arrows, Home, End, Page Up and Page Down lead to every cell. ' +
          'F2 and Enter go into a cell, Escape comes back. Shift+Space selects a row, Shift with an arrow the next one too, ' +
          'Ctrl+A all; Enter presses the row. Alt+↓ on a title opens the menu of its column.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = (): Element => document.activeElement ?? document.body;

/** Line and column of the focus; the header is line 0. */
function place(): [line: number, column: number] {
  const row = focused().closest('[data-line]');
  const column = [...(row?.children ?? [])].findIndex((cell) => cell.contains(focused()));
  return [Number(row?.getAttribute('data-line') ?? -1), column];
}

/** What an expanded row holds, where the focus is in it. */
const expandedPart = (): Element | null => focused().closest('.detail-row');

/** Whether the middle of the focused cell is really seen, and not what lies above it. */
function isInSight(): boolean {
  const cell = focused().closest('[role="gridcell"], [role="columnheader"]');
  if (cell === null) return false;
  const { left, right, top, bottom, width } = cell.getBoundingClientRect();
  const inset = Math.min(6, width / 4);
  return [left + inset, (left + right) / 2, right - inset].every((x) => {
    const seen = document.elementFromPoint(x, (top + bottom) / 2);
    return seen !== null && cell.contains(seen);
  });
}

export const OneStop: Story = {
  name: 'One stop of the Tab key',
  play: async ({ canvas, userEvent, step }) => {
    await step('in, and out again', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Contrato' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Filas por página' })).toHaveFocus();
    });
    await step('and back to where one was', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(place()).toEqual([2, 3]);
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(place()).toEqual([2, 3]);
    });
  },
};

export const Moving: Story = {
  name: 'Arrows, Home and End, Page Up and Page Down',
  args: { defaultQuery: { pageSize: 100 } },
  play: async ({ userEvent, step }) => {
    const goes = async (keys: string, to: [number, number]) => {
      await userEvent.keyboard(keys);
      await expect(place()).toEqual(to);
      await expect(isInSight()).toBe(true);
    };
    await userEvent.tab();
    await step('by cell', async () => {
      await goes('{ArrowRight}', [0, 1]);
      await goes('{ArrowDown}{ArrowDown}', [2, 1]);
      await goes('{ArrowLeft}', [2, 0]);
      await goes('{ArrowUp}', [1, 0]);
    });
    await step('no further at an edge', async () => {
      await goes('{ArrowLeft}', [1, 0]);
      await goes('{ArrowUp}{ArrowUp}{ArrowUp}', [0, 0]);
    });
    await step('within the row, and to the first and last cell of all, the totals being a row', async () => {
      await goes('{ArrowDown}{End}', [1, 9]);
      await goes('{Home}', [1, 0]);
      await goes('{Control>}{End}{/Control}', [101, 9]);
      await goes('{Control>}{Home}{/Control}', [0, 0]);
    });
    await step('by what is in sight', async () => {
      await userEvent.keyboard('{PageDown}');
      const [line] = place();
      await expect(line).toBeGreaterThan(3);
      await expect(isInSight()).toBe(true);
      await goes('{PageUp}', [0, 0]);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Read from the right, arrows follow the eye',
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    await expect(place()).toEqual([1, 2]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(place()).toEqual([1, 1]);
    await userEvent.keyboard('{End}');
    await expect(place()).toEqual([1, 9]);
    await expect(isInSight()).toBe(true);
  },
};

export const Widgets: Story = {
  name: 'What can be pressed in a cell takes the focus itself',
  args: { columnView: true, onNavigate: fn<(href: string) => void>(), onSelectedChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const title = (name: string) => canvas.getByRole('button', { name });
    canvas.getByRole('button', { name: 'Columnas' }).focus();
    await userEvent.tab();
    await step('a box, a link, and a cell without either', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('checkbox', { name: `Elegir ${contract(0)}` })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('link', { name: contract(0) })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/contratos/1');
      await userEvent.keyboard('{ArrowRight}');
      await expect(focused()).toHaveRole('gridcell');
    });
    await step('F2 gives the focus to the cell around a link, and back', async () => {
      await userEvent.keyboard('{ArrowLeft}{F2}');
      await expect(focused()).toHaveRole('gridcell');
      await userEvent.keyboard('{F2}');
      await expect(focused()).toHaveRole('link');
      await userEvent.keyboard('{F2}{Enter}');
      await expect(focused()).toHaveRole('link');
    });
    await step('a title: F2 leads to its menu, Escape and Shift+Tab back', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(title('Contrato')).toHaveFocus();
      await userEvent.keyboard('{F2}');
      await expect(title('Opciones de Contrato')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(title('Contrato')).toHaveFocus();
      await userEvent.keyboard('{F2}');
      await userEvent.tab({ shift: true });
      await expect(title('Contrato')).toHaveFocus();
    });
    await step('Enter sorts, and the focus stays', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByRole('columnheader', { name: /^Cliente/ })).toHaveAttribute('aria-sort', 'ascending');
      await expect(title('Cliente')).toHaveFocus();
    });
    await step('Alt+↓ opens the menu of the column, Escape gives the focus back', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('menu');
      await waitFor(() => expect(focused()).toHaveAttribute('role', expect.stringMatching(/^menuitem/)));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(title('Cliente')).toHaveFocus());
    });
  },
};

export const Selecting: Story = {
  name: 'Rows are selected by Shift+Space, Shift with an arrow, Ctrl+A',
  args: { onSelectedChange: fn<(ids: readonly string[]) => void>() },
  play: async ({ args, canvas, userEvent, step }) => {
    const selected = async (...ids: string[]) => {
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(ids);
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await step('one', async () => {
      await userEvent.keyboard('{Shift>} {/Shift}');
      await selected('2');
      await expect(place()).toEqual([2, 2]);
    });
    await step('more, and back again', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await selected('2', '3', '4');
      await expect(place()).toEqual([4, 2]);
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await selected('2', '3');
    });
    await step('from elsewhere another range begins', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
      await selected('2', '3', '6', '7');
    });
    await step('to the end of the page, and never into header or totals', async () => {
      await userEvent.keyboard('{Shift>}{Control>}{End}{/Control}{/Shift}');
      await selected('2', '3', '6', '7', '8', '9', '10');
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(place()).toEqual([10, 2]);
    });
    await step('all of the page, from the header too', async () => {
      await userEvent.keyboard('{Control>}{Home}a{/Control}');
      await expect(canvas.getByText('10 elegidas')).toBeVisible();
    });
    await step('none', async () => {
      await userEvent.keyboard(' ');
      await selected();
      await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' })).toHaveFocus();
    });
  },
};

export const Pressing: Story = {
  name: 'Enter presses the row, a click too, and keys go on from there',
  args: { onRowClick: fn<(row: SampleContract) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[0]);
    const cell = canvas.getByRole('row', { name: new RegExp(contract(4)) }).children[3];
    if (cell) await userEvent.click(cell);
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[4]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(place()).toEqual([6, 3]);
  },
};

const pinned = contractColumns.map((column) =>
  column.id === 'contract' || column.id === 'phone' ? { ...column, pinned: true } : column,
);

/** Presses a key so many times; every cell that it leads to has to be seen. */
async function walk(key: string, steps: number): Promise<void> {
  const covered = Array.from({ length: steps }, () => {
    void fireEvent.keyDown(focused(), { key });
    return isInSight() ? [] : [`after ${key}: ${String(place())}`];
  });
  await expect(covered.flat()).toEqual([]);
}

export const NothingCovers: Story = {
  name: 'Header, totals and pinned columns never cover the cell that has the focus',
  args: {
    columns: pinned,
    defaultQuery: { pageSize: 20 },
    onSelectedChange: fn(),
    rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: fn<() => void>() }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('grid').parentElement;
    await laterCode.gridSight.load();
    await userEvent.tab();
    await step('down and up', async () => {
      await walk('ArrowDown', 21);
      await walk('ArrowUp', 21);
    });
    await step('to the end of the row and back', async () => {
      await walk('ArrowDown', 12);
      await walk('ArrowRight', 11);
      await walk('ArrowLeft', 11);
    });
    await step('a pinned cell moves nothing sideways', async () => {
      await walk('End', 1);
      await walk('ArrowLeft', 1);
      const before = area?.scrollLeft ?? 0;
      await expect(before).toBeGreaterThan(0);
      await walk('Home', 1);
      await walk('ArrowRight', 1);
      await expect(area?.scrollLeft).toBe(before);
    });
    await step('the header moves nothing down', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(isInSight()).toBe(true);
    });
    await step('Tab comes back to a cell that has been scrolled away', async () => {
      await walk('PageDown', 3);
      await walk('ArrowRight', 6);
      await userEvent.tab();
      area?.scrollTo(0, 0);
      await userEvent.tab({ shift: true });
      await expect(isInSight()).toBe(true);
    });
  },
};

export const EveryRow: Story = {
  name: 'Every row of 100,000, of which the document holds a few',
  args: { rows: hundredThousand, virtual: { height: '420px' } },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('grid').parentElement;
    const link = (row: number) => canvas.queryByRole('link', { name: contract(row, hundredThousand) });
    await userEvent.tab();
    await step('the last one', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
      await expect(place()).toEqual([100_000, 0]);
      await expect(link(99_999)).toHaveFocus();
      await expect(isInSight()).toBe(true);
    });
    await step('a screenful up', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}');
      await expect(place()[0]).toBeLessThan(99_990);
      await expect(isInSight()).toBe(true);
    });
    await step('the row of the focus stays while one scrolls, and keys go on from it', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}');
      const row = link(2);
      await expect(row).toHaveFocus();
      const height = row?.closest('[role="row"]')?.clientHeight ?? 0;
      for (const shown of [15, 1000, 50_000]) {
        area?.scrollTo(0, shown * (height + 1));
        await waitFor(() => expect(link(shown)).toBeInTheDocument());
        await expect(row).toHaveFocus();
      }
      await userEvent.keyboard('{ArrowDown}');
      await expect(link(3)).toHaveFocus();
      await expect(isInSight()).toBe(true);
    });
  },
};

export const Survives: Story = {
  name: 'The focus survives newer rows, rows that go, and rows that come back',
  render: ChangingTable,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
    await step('newer rows: the same place', async () => {
      await expect(canvas.getByRole('link', { name: contract(9) })).toHaveFocus();
      showRows(rows.toReversed());
      await waitFor(() => expect(canvas.getByRole('link', { name: contract(227) })).toHaveFocus());
    });
    await step('its row is gone: the last one there is', async () => {
      showRows(rows.slice(0, 4));
      await waitFor(() => expect(canvas.getByRole('link', { name: contract(3) })).toHaveFocus());
    });
    await step('what was a link is a text now', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}');
      await expect(focused()).toHaveRole('link');
      showRows(rows.slice(0, 4).map((row) => ({ ...row, phone: null })));
      await waitFor(() => expect(focused()).toHaveRole('gridcell'));
      await expect(place()).toEqual([2, 2]);
    });
    await step('no row is left: its title', async () => {
      showRows([]);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Teléfono' })).toHaveFocus());
    });
    await step('and on from there', async () => {
      showRows(rows);
      await waitFor(() => expect(canvas.getByText('237 filas')).toBeVisible());
      await userEvent.keyboard('{ArrowDown}');
      await expect(place()).toEqual([1, 2]);
    });
  },
};

export const SurvivesInOneList: Story = {
  name: 'In one scrolling list too',
  args: { virtual: { height: '420px' }, rows: hundredThousand },
  render: ChangingTable,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
    showRows(hundredThousand.slice(0, 300));
    await waitFor(() => expect(canvas.getByRole('link', { name: contract(299, hundredThousand) })).toHaveFocus());
    await expect(isInSight()).toBe(true);
  },
};

export const Details: Story = {
  name: 'What an expanded row holds is reached by Tab, and by arrows on the way',
  args: {
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
    renderDetail: (row) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <TextField label={`Nota de ${row.contract}`} defaultValue="Llamar el lunes" />
        <Button>Guardar {row.contract}</Button>
      </div>
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const [first, second] = [contract(0), contract(1)];
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await step('its button keeps the focus', async () => {
      const button = canvas.getByRole('button', { name: `Detalles de ${first}` });
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('Tab goes on to what it shows, in reading order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: `Nota de ${first}` })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: `Guardar ${first}` })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Filas por página' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
    });
    await step('in a field keys are of the field', async () => {
      await userEvent.keyboard('{Home}x{ArrowRight}{End}{Control>}a{/Control}');
      await expect(focused()).toHaveValue('xLlamar el lunes');
      await expect(args.onSelectedChange).not.toHaveBeenCalled();
    });
    await step('arrows pass through it', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowDown}');
      await expect(focused()).toBe(expandedPart()?.firstElementChild);
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: `Detalles de ${second}` })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(focused()).toBe(expandedPart()?.firstElementChild);
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('button', { name: `Detalles de ${first}` })).toHaveFocus();
    });
  },
};

export const Nested: Story = {
  name: 'A table within a row is a grid of its own',
  args: {
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
    onRowClick: fn<(row: SampleContract) => void>(),
    renderDetail: (row) => (
      <DataTable
        title={`Pagos de ${row.contract}`}
        columns={contractColumns.slice(3, 6)}
        rows={rows.slice(0, 3)}
        rowId={({ id }) => id}
      />
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const inner = () => canvas.getByRole('grid', { name: `Pagos de ${contract(0)}` });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await step('keys and presses within it are its own', async () => {
      await userEvent.tab();
      await expect(inner()).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>} {/Shift}{Enter}');
      await expect(place()).toEqual([2, 1]);
      await userEvent.click(focused());
      await expect(args.onSelectedChange).not.toHaveBeenCalled();
      await expect(args.onRowClick).not.toHaveBeenCalled();
    });
    await step('the grid around it passes over its lines', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('button', { name: `Detalles de ${contract(1)}` })).toHaveFocus();
    });
  },
};
