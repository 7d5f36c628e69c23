import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { sampleContracts } from '../samples.ts';
import { cellOf, EditedTable, editorIn, onSave, rows, shown as textOf } from './CellEditing.samples.tsx';

const many = sampleContracts(60_000);

/** A table from which the host takes rows away. */
function ShrinkingTable({ all = rows }: { readonly all?: typeof rows }) {
  const [shown, setShown] = useState(all);
  return (
    <div onContextMenu={() => setShown((before) => before.slice(1))}>
      <EditedTable rows={shown} virtual={{ height: '300px' }} />
    </div>
  );
}

const meta: Meta<typeof ShrinkingTable> = {
  component: ShrinkingTable,
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
};

const test = behaviour(meta);

const takeFirstRow = (root: HTMLElement): boolean =>
  root.querySelector('[role=grid]')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })) ?? false;

test('An edit whose row is gone is told, with what was typed', {}, async ({ canvasElement, step, userEvent }) => {
  await step('it goes along with its row', async () => {
    await userEvent.click(cellOf(canvasElement, 3, 'client'));
    await userEvent.keyboard('Ana');
    takeFirstRow(canvasElement);
    await waitFor(() => expect(cellOf(canvasElement, 2, 'contract')).toHaveTextContent(rows[2]?.contract ?? ''));
    await expect(editorIn(canvasElement)).toHaveValue('Ana');
    const top = editorIn(canvasElement)?.getBoundingClientRect().top;
    await expect(top).toBeCloseTo(cellOf(canvasElement, 2, 'client').getBoundingClientRect().top, 0);
  });
  await step('until that is gone', async () => {
    takeFirstRow(canvasElement);
    takeFirstRow(canvasElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'La fila ya no está en la tabla. Escribiste en Cliente: «Ana»',
    );
    await expect(editorIn(canvasElement)).toBeNull();
    await expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
    await expect(onSave).not.toHaveBeenCalled();
  });
});

test('What was typed goes along with its row, and the cells show their own texts', {}, async (context) => {
  const { canvasElement, userEvent } = context;
  const show = (line: number): string => textOf(cellOf(canvasElement, line, 'comments'));
  onSave.mockRejectedValue(new Error('No'));
  await userEvent.click(cellOf(canvasElement, 2, 'comments'));
  await userEvent.keyboard('uno{Enter}');
  await expect([show(1), show(2)]).toEqual([rows[0]?.comments, 'uno']);
  takeFirstRow(canvasElement);
  await waitFor(() => expect([show(1), show(2)]).toEqual(['uno', rows[2]?.comments]));
  await userEvent.click(cellOf(canvasElement, 1, 'comments'));
  await userEvent.keyboard('{Escape}');
  await expect(show(1)).toBe(rows[1]?.comments);
});

test(
  'A save that fails after its row is gone is told with what was typed',
  {},
  async ({ canvasElement, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    onSave.mockReturnValueOnce(saving.promise);
    await userEvent.click(cellOf(canvasElement, 1, 'client'));
    await userEvent.keyboard('Ana{Enter}');
    takeFirstRow(canvasElement);
    await waitFor(() => expect(cellOf(canvasElement, 1, 'contract')).toHaveTextContent(rows[1]?.contract ?? ''));
    saving.reject(new Error('El contrato fue borrado'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se guardó «Ana» en Cliente. El contrato fue borrado',
    );
  },
);

test(
  'Of a block of more than 100,000 cells the rest is left out, and the others are one save',
  { args: { all: many } },
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(cellOf(canvasElement, 1, 'client'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Ana\t2026-02-01\n'.repeat(50_010));
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasted);
    const notice = await within(canvasElement).findByText(/Se pegaron/, undefined, { timeout: 50_000 });
    await expect(notice).toHaveTextContent('Se pegaron 100,000 celdas. 20 quedaron fuera de las celdas editables.');
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onSave.mock.calls[0]?.[0]).toHaveLength(50_000);
  },
);
