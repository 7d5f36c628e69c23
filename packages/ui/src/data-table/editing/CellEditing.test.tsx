import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { cardLayout } from '../cards/cardLayout.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { type SampleContract, sampleContracts } from '../samples.ts';
import { cellOf, editorIn, onSave, rows, shown } from './CellEditing.samples.tsx';
import meta from './CellEditing.stories.tsx';

const test = behaviour(meta);

test(
  'Enter, F2, a double click and a letter begin; Escape gives up',
  {},
  async ({ canvasElement, step, userEvent }) => {
    const cell = cellOf(canvasElement, 1, 'comments');
    const rowName = shown(
      canvasElement.querySelector('[role=row][aria-rowindex="2"] [role=gridcell]') ?? canvasElement,
    );
    await userEvent.click(cell);
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAccessibleDescription('Pulsa Enter o haz doble clic para editar la celda');
    await step('Enter and F2 with what is there, all of it selected', async () => {
      for (const key of ['{Enter}', '{F2}']) {
        await userEvent.keyboard(key);
        await expect(editorIn(canvasElement)).toHaveFocus();
        await expect(editorIn(canvasElement)).toHaveValue(rows[0]?.comments);
        await expect(editorIn(canvasElement)).toHaveAccessibleName('Comentarios');
        await expect(editorIn(canvasElement)).toHaveAttribute('aria-description', rowName);
        await userEvent.keyboard('x{Escape}');
        await expect(editorIn(canvasElement)).toBeNull();
        await expect(cell).toHaveFocus();
      }
    });
    await step('a letter in place of it', async () => {
      await userEvent.keyboard('ñu');
      await expect(editorIn(canvasElement)).toHaveValue('ñu');
      await userEvent.keyboard('{Escape}');
    });
    await step('arrows stay in the field', async () => {
      await userEvent.dblClick(cell);
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Home}');
      await expect(editorIn(canvasElement)).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    });
    await expect(cell).toHaveTextContent(rows[0]?.comments ?? '');
    await expect(onSave).not.toHaveBeenCalled();
  },
);

test('Enter accepts and leads down, Tab to the next cell that can be written into', {}, async (context) => {
  const { canvasElement, step, userEvent } = context;
  await step('Enter down, Shift+Enter up', async () => {
    await userEvent.click(cellOf(canvasElement, 2, 'client'));
    await userEvent.keyboard('Ana{Enter}');
    await expect(cellOf(canvasElement, 3, 'client')).toHaveFocus();
    await userEvent.keyboard('Eva{Shift>}{Enter}{/Shift}');
    await expect(cellOf(canvasElement, 2, 'client')).toHaveFocus();
    await expect(onSave.mock.calls.map(([changes]) => changes)).toEqual([
      [{ rowId: '2', row: rows[1], values: { client: 'Ana' } }],
      [{ rowId: '3', row: rows[2], values: { client: 'Eva' } }],
    ]);
    await waitFor(() => expect(cellOf(canvasElement, 2, 'client')).toHaveTextContent('Ana'));
  });
  await step('Tab writes into the next, past what is read alone, and into the next row', async () => {
    const signed = rows.findIndex(({ status }) => status === 'Firmado') + 1;
    await userEvent.dblClick(cellOf(canvasElement, signed, 'date'));
    await userEvent.keyboard('1/2/26{Tab}');
    await expect(editorIn(canvasElement)).toHaveAccessibleName('Estado');
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(editorIn(canvasElement)).toHaveAccessibleName('Cliente');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(editorIn(canvasElement)).toHaveAccessibleName('Comentarios');
    await userEvent.keyboard('{Escape}');
    await expect(cellOf(canvasElement, signed, 'comments')).toHaveFocus();
    await expect(onSave).toHaveBeenLastCalledWith([expect.objectContaining({ values: { date: '2026-02-01' } })]);
    await waitFor(() => expect(cellOf(canvasElement, signed, 'date')).toHaveTextContent('01/02/2026'));
  });
  await step('what has not changed is not saved', async () => {
    onSave.mockClear();
    await userEvent.dblClick(cellOf(canvasElement, 4, 'amount'));
    await userEvent.keyboard('{Enter}');
    await expect(onSave).not.toHaveBeenCalled();
  });
});

test(
  'What cannot be the value is told, and kept when the focus leaves',
  {},
  async ({ canvasElement, step, userEvent }) => {
    const cell = cellOf(canvasElement, 1, 'amount');
    await step('of its kind, and by the host', async () => {
      await userEvent.dblClick(cell);
      for (const [typed, message] of [
        ['mil', 'Escribe un número'],
        ['1.234', 'Usa 2 decimales o menos'],
        ['-5', 'Escribe un monto de 0 o más'],
      ] as const) {
        const editor = editorIn(canvasElement);
        if (editor) await userEvent.clear(editor);
        await userEvent.keyboard(`${typed}{Enter}`);
        await expect(screen.getByRole('alert')).toHaveTextContent(message);
        await expect(editor).toHaveAccessibleDescription(message);
        await expect(editor).toBeInvalid();
      }
    });
    await step('it is checked again while it is corrected', async () => {
      await userEvent.keyboard('{Home}{Delete}');
      await expect(screen.queryByRole('alert')).toBeNull();
      await userEvent.keyboard('-');
    });
    await step('leaving keeps it', async () => {
      await userEvent.click(cellOf(canvasElement, 3, 'contract'));
      await expect(editorIn(canvasElement)).toBeNull();
      await expect(cell).toHaveAttribute('aria-invalid', 'true');
      await expect(shown(cell)).toMatch(/^5-$|^-5$/);
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('Escape takes it back', async () => {
      await userEvent.click(cell);
      await expect(cell).toHaveAccessibleDescription(/Escribe un/);
      await userEvent.keyboard('{Escape}');
      await expect(cell).not.toHaveAttribute('aria-invalid');
      await expect(cell).toHaveTextContent('$');
      await expect(screen.queryByText(/Escribe un/)).toBeNull();
    });
  },
);

test(
  'An edit is no press of the row',
  { args: { onRowClick: fn<(row: SampleContract) => void>() } },
  async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(cellOf(canvasElement, 2, 'client'));
    await userEvent.keyboard('{Enter}Ana{Enter}');
    await userEvent.dblClick(cellOf(canvasElement, 2, 'date'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRowClick).not.toHaveBeenCalled();
    const signed = rows.findIndex(({ status }) => status === 'Firmado') + 1;
    await userEvent.click(cellOf(canvasElement, signed, 'amount'));
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  },
);

test('Letters of an input method end before the edit does', {}, async ({ canvasElement, userEvent }) => {
  await userEvent.dblClick(cellOf(canvasElement, 1, 'comments'));
  const editor = editorIn(canvasElement);
  if (editor) await fireEvent.keyDown(editor, { key: 'Enter', isComposing: true });
  await expect(editor).toHaveFocus();
});

test(
  'A finger begins with a tap',
  { args: { cards: cardLayout }, globals: { viewport: { value: 'phone' } } },
  async ({ canvasElement }) => {
    const cell = cellOf(canvasElement, 1, 'comments');
    cell.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
    const editor = await waitFor(() => {
      const found = editorIn(canvasElement);
      if (found === null) throw new Error('There is no field.');
      return found;
    });
    const [box, around] = [editor.getBoundingClientRect(), cell.getBoundingClientRect()];
    await expect(box.top).toBeCloseTo(around.top, 0);
    await expect(box.left).toBeGreaterThan(around.left + 60);
    await expect(box.right).toBeLessThanOrEqual(360);
  },
);

test(
  'Read from the right the field stands over its cell',
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
    const cell = cellOf(canvasElement, 1, 'comments');
    await userEvent.dblClick(cell);
    const box = editorIn(canvasElement)?.getBoundingClientRect();
    await expect(box?.left).toBeCloseTo(cell.getBoundingClientRect().left, 0);
    await expect(box?.right).toBeCloseTo(cell.getBoundingClientRect().right, 0);
  },
);

test(
  'In a long list nothing typed is lost while it scrolls',
  { args: { rows: sampleContracts(300), virtual: { height: '300px' } } },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(cellOf(canvasElement, 2, 'client'));
    await userEvent.keyboard('Ana');
    const area = canvas.getByRole('grid').parentElement;
    area?.scrollTo(0, 5000);
    await waitFor(() => expect(canvasElement.querySelector('[data-line="130"]')).not.toBeNull());
    await expect(editorIn(canvasElement)).toHaveValue('Ana');
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenCalledWith([expect.objectContaining({ rowId: '2', values: { client: 'Ana' } })]);
  },
);
