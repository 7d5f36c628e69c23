import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { arabic, long300 } from '../../foundation/samples.tsx';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { laterCode } from '../laterCode.ts';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const tenThousand = 'palabra '.repeat(1250);

const rows: readonly SampleContract[] = sampleContracts(12).map((row, place) => ({
  ...row,
  comments: [long300, tenThousand, arabic, 'corto'][place] ?? row.comments,
  status: place === 0 ? 'Pendiente de autorización por la gerencia' : row.status,
}));

const columns: readonly TableColumn<SampleContract>[] = contractColumns
  .filter(({ id }) => ['contract', 'client', 'status', 'comments', 'payments'].includes(id))
  .map((column) =>
    column.id === 'payments' ? { ...column, title: 'Pagos hechos hasta el último corte', width: 110 } : column,
  );

const meta = {
  title: 'data-table/DataTable/Cut cells',
  component: DataTable<SampleContract>,
  args: { ...contractTable, columns, rows },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, paddingBlockEnd: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A cell is one line. What does not fit is shown whole where the pointer rests for a moment, where the keyboard arrives, or ' +
          'under a finger that stays. Escape takes it away, and the pointer may go into it. Up to 2,000 characters are shown; the whole ' +
          'is in the search and in the file.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const peek = (): HTMLElement | null => screen.queryByRole('tooltip');
const shows = (text: string | RegExp) => waitFor(() => expect(peek()).toHaveTextContent(text), { timeout: 2000 });
const gone = () => waitFor(() => expect(peek()).toBeNull(), { timeout: 2000 });
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The cell of a row, from 1, below the title. */
function cellOf(root: HTMLElement, row: number, title: string): Element {
  const titles = [...root.querySelectorAll('[role="columnheader"]')];
  const column = titles.findIndex((header) => header.textContent.startsWith(title));
  const cell = root.querySelector(`[data-line="${row}"]`)?.children[column];
  if (cell === undefined) throw new Error(`There is no cell ${title} in row ${row}.`);
  return cell;
}

/** Moves the pointer to the middle of an element, as a hand does: each time to another place. */
function pointAt(element: Element): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const at = { clientX: (left + right) / 2, clientY: (top + bottom) / 2, bubbles: true };
  element.dispatchEvent(new PointerEvent('pointerover', { ...at, pointerType: 'mouse' }));
}

/** The code of what is shown comes with the first pointer; a pointer of a story is none that the browser knows to hover. */
async function bringPointer(root: HTMLElement): Promise<void> {
  pointAt(cellOf(root, 0, 'Contrato'));
  await laterCode.cellPeek.load();
  await rest(100);
}

export const Pointer: Story = {
  name: 'Where the pointer rests the whole text is shown',
  play: async ({ canvasElement, canvas, step, userEvent }) => {
    const comments = (row: number) => cellOf(canvasElement, row, 'Comentarios');
    await bringPointer(canvasElement);
    await step('after a moment', async () => {
      pointAt(comments(1));
      await rest(250);
      await expect(peek()).toBeNull();
      await shows(long300);
    });
    await step('inside the window, beside its cell', async () => {
      const box = peek()?.getBoundingClientRect();
      const cell = comments(1).getBoundingClientRect();
      await expect(box?.top).toBeCloseTo(cell.bottom - 2, 0);
      await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await step('the pointer may go into it', async () => {
      const popup = peek();
      if (popup) pointAt(popup);
      await rest(500);
      await expect(peek()).toBeVisible();
    });
    await step('Escape takes it away', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('a text that fits is not repeated', async () => {
      pointAt(comments(4));
      await rest(700);
      await expect(peek()).toBeNull();
    });
    await step('a state and a title that are cut too', async () => {
      pointAt(cellOf(canvasElement, 1, 'Estado'));
      await shows('Pendiente de autorización por la gerencia');
      pointAt(cellOf(canvasElement, 0, 'Pagos'));
      await shows('Pagos hechos hasta el último corte');
    });
    await step('it goes when the pointer leaves the rows', async () => {
      pointAt(canvas.getByRole('heading', { name: 'Contratos' }));
      await gone();
    });
  },
};

export const Keyboard: Story = {
  name: 'Where the keyboard arrives it is shown at once',
  args: { onRowClick: fn<(row: SampleContract) => void>() },
  play: async ({ canvasElement, step, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await step('on the cell, and not before', async () => {
      await shows(long300);
      await expect(cellOf(canvasElement, 1, 'Comentarios')).not.toHaveAttribute('aria-describedby');
    });
    await step('2,000 characters at most, and how many more; that is new to who has heard the first 300', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await shows(/… ?y 8,000 caracteres más$/);
      await expect(cellOf(canvasElement, 2, 'Comentarios')).toHaveAccessibleDescription(/y 8,000 caracteres más$/);
    });
    await step('Escape takes it away, and the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(cellOf(canvasElement, 2, 'Comentarios')).toHaveFocus();
      await expect(cellOf(canvasElement, 2, 'Comentarios')).not.toHaveAttribute('aria-describedby');
    });
    await step('it goes with the focus', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await shows(long300);
      await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
      await gone();
      await userEvent.keyboard('{PageUp}{ArrowDown}');
      await shows(long300);
      await userEvent.tab();
      await gone();
    });
  },
};

export const Shown: Story = {
  name: 'A long text as it is shown',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await shows(long300);
  },
};

export const Touch: Story = {
  name: 'A finger that stays shows it, and presses nothing',
  args: { onRowClick: fn<(row: SampleContract) => void>() },
  play: async ({ args, canvasElement, step }) => {
    const cell = cellOf(canvasElement, 1, 'Comentarios');
    const touch = (type: string, dx = 0) => {
      const at = { clientX: 200 + dx, clientY: 200, bubbles: true, pointerType: 'touch' };
      cell.dispatchEvent(new PointerEvent(type, at));
    };
    await bringPointer(canvasElement);
    await step('a tap presses the row', async () => {
      touch('pointerdown');
      touch('pointerup');
      await fireEvent.click(cell);
      await expect(args.onRowClick).toHaveBeenCalledTimes(1);
      await rest(700);
      await expect(peek()).toBeNull();
    });
    await step('a finger that moves scrolls', async () => {
      touch('pointerdown');
      touch('pointermove', 30);
      await rest(700);
      await expect(peek()).toBeNull();
      touch('pointercancel');
    });
    await step('one that stays', async () => {
      touch('pointerdown');
      await shows(long300);
      touch('pointerup');
      await fireEvent.click(cell);
      await expect(args.onRowClick).toHaveBeenCalledTimes(1);
      await expect(peek()).toBeVisible();
    });
    await step('the next touch takes it away', async () => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      await gone();
    });
  },
};

export const Scrolling: Story = {
  name: 'Rows that scroll under a pointer that rests show nothing',
  args: { rows: sampleContracts(300).map((row) => ({ ...row, comments: long300 })), virtual: { height: '300px' } },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('grid').parentElement;
    await bringPointer(canvasElement);
    pointAt(cellOf(canvasElement, 2, 'Comentarios'));
    await shows(long300);
    area?.scrollTo(0, 400);
    await gone();
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
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}');
    await shows(long300);
    const popup = peek()?.getBoundingClientRect();
    const cell = cellOf(canvasElement, 1, 'Comentarios').getBoundingClientRect();
    await expect(popup?.right).toBeGreaterThanOrEqual(cell.right - 1);
  },
};

export const Dark: Story = { ...Shown, name: 'Dark', globals: { theme: 'dark' } };
