import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { vi } from 'vitest';
import { long300 } from '../../foundation/samples.tsx';
import { type SampleContract, sampleContracts } from '../samples.ts';
import { replacePart } from '../../testing/replacePart.ts';
import { cellPeekPopup } from './CellPeek.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { hastenTimers } from '../../testing/time.ts';
import meta from './CellPeek.stories.tsx';

const test = behaviour(meta);

const peek = (): HTMLElement | null => screen.queryByRole('tooltip');
const shows = (text: string | RegExp) => waitFor(() => expect(peek()).toHaveTextContent(text));
const gone = () => waitFor(() => expect(peek()).toBeNull());

/** So many ms go by, and what comes of that is drawn. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await new Promise(requestAnimationFrame);
}

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

/** The code of what is shown is there, and listens for where the pointer goes. */
const ready = { loaders: [async () => ({ code: await cellPeekPopup.load() })], beforeEach: hastenTimers };

const { load } = cellPeekPopup;
const fetching = fn<typeof load>();

test(
  'Its code comes with the first pointer, and shows what that points at next',
  {
    beforeEach: () => {
      fetching.mockReset().mockImplementation(load);
      return replacePart(cellPeekPopup, fetching);
    },
  },
  async ({ canvasElement }) => {
    await expect(fetching).not.toHaveBeenCalled();
    const listen = spyOn(window, 'addEventListener');
    pointAt(cellOf(canvasElement, 0, 'Contrato'));
    await waitFor(() => expect(listen).toHaveBeenCalledWith('pointerover', expect.any(Function), expect.anything()));
    listen.mockRestore();
    pointAt(cellOf(canvasElement, 1, 'Comentarios'));
    await shows(long300);
    await expect(fetching).toHaveBeenCalledTimes(1);
  },
);

test('Where the pointer rests the whole text is shown', ready, async ({ canvasElement, canvas, step, userEvent }) => {
  const comments = (row: number) => cellOf(canvasElement, row, 'Comentarios');
  await step('after a moment', async () => {
    pointAt(comments(1));
    await pass(250);
    await expect(peek()).toBeNull();
    await pass(250);
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
    await pass(1000);
    await expect(peek()).toBeVisible();
  });
  await step('Escape takes it away', async () => {
    await userEvent.keyboard('{Escape}');
    await gone();
  });
  await step('a text that fits is not repeated', async () => {
    pointAt(comments(4));
    await pass(1000);
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
});

test(
  'Where the keyboard arrives it is shown at once',
  { args: { onRowClick: fn<(row: SampleContract) => void>() } },
  async ({ canvasElement, step, userEvent }) => {
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
);

test(
  'A finger that stays shows it, and presses nothing',
  { args: { onRowClick: fn<(row: SampleContract) => void>() }, ...ready },
  async ({ args, canvasElement, step }) => {
    const cell = cellOf(canvasElement, 1, 'Comentarios');
    const touch = (type: string, dx = 0) => {
      const at = { clientX: 200 + dx, clientY: 200, bubbles: true, pointerType: 'touch' };
      cell.dispatchEvent(new PointerEvent(type, at));
    };
    await step('a tap presses the row', async () => {
      touch('pointerdown');
      touch('pointerup');
      await fireEvent.click(cell);
      await expect(args.onRowClick).toHaveBeenCalledTimes(1);
      await pass(1000);
      await expect(peek()).toBeNull();
    });
    await step('a finger that moves scrolls', async () => {
      touch('pointerdown');
      touch('pointermove', 30);
      await pass(1000);
      await expect(peek()).toBeNull();
      touch('pointercancel');
    });
    await step('one that stays', async () => {
      touch('pointerdown');
      await pass(1000);
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
);

test(
  'Rows that scroll under a pointer that rests show nothing',
  {
    args: { rows: sampleContracts(300).map((row) => ({ ...row, comments: long300 })), virtual: { height: '300px' } },
    ...ready,
  },
  async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('grid').parentElement;
    pointAt(cellOf(canvasElement, 2, 'Comentarios'));
    await shows(long300);
    area?.scrollTo(0, 400);
    await gone();
  },
);

test(
  'Read from the right it ends where its cell does',
  {
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}');
    await shows(long300);
    const popup = peek()?.getBoundingClientRect();
    const cell = cellOf(canvasElement, 1, 'Comentarios').getBoundingClientRect();
    await expect(popup?.right).toBeGreaterThanOrEqual(cell.right - 1);
  },
);
