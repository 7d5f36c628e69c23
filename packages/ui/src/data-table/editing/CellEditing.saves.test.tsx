import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { cellRanges } from '../ranges/cellRanges.tsx';
import { cellOf, editorIn, onSave, rows, shown } from './CellEditing.samples.tsx';
import meta from './CellEditing.stories.tsx';

const test = behaviour(meta);

test('Delete empties where nothing is a value', {}, async ({ canvasElement, userEvent }) => {
  await userEvent.click(cellOf(canvasElement, 1, 'comments'));
  await userEvent.keyboard('{Delete}');
  await expect(onSave).toHaveBeenCalledWith([expect.objectContaining({ rowId: '1', values: { comments: null } })]);
  await waitFor(() => expect(cellOf(canvasElement, 1, 'comments')).toBeEmptyDOMElement());
  await userEvent.click(cellOf(canvasElement, 1, 'client'));
  await userEvent.keyboard('{Delete}');
  await expect(onSave).toHaveBeenCalledTimes(1);
});

test('A new value is shown while it is saved, and what failed stays until it is corrected', {}, async (context) => {
  const { canvasElement, step, userEvent } = context;
  const cell = cellOf(canvasElement, 2, 'client');
  const saving = Promise.withResolvers<void>();
  onSave.mockReturnValueOnce(saving.promise);
  await step('busy', async () => {
    await userEvent.click(cell);
    await userEvent.keyboard('Ana{Enter}');
    await expect(cell).toHaveAttribute('aria-busy', 'true');
    await expect(shown(cell)).toBe('Ana');
  });
  await step('refused in a sentence', async () => {
    saving.reject(new Error('Ana ya tiene un contrato'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ana ya tiene un contrato');
    await expect(cell).not.toHaveAttribute('aria-busy');
    await expect(cell).toBeInvalid();
    await expect(shown(cell)).toBe('Ana');
    const bubble = screen.getByRole('alert').getBoundingClientRect();
    const next = cellOf(canvasElement, 3, 'client');
    await expect(next).toHaveFocus();
    const { top, bottom } = next.getBoundingClientRect();
    await expect(bubble.bottom <= top || bubble.top >= bottom).toBe(true);
  });
  await step('corrected', async () => {
    await userEvent.click(cell);
    await expect(cell).toHaveAccessibleDescription('Ana ya tiene un contrato');
    await userEvent.keyboard('{Enter}');
    await expect(editorIn(canvasElement)).toHaveValue('Ana');
    await userEvent.keyboard('Eva{Enter}');
    await waitFor(() => expect(cell).toHaveTextContent('Eva'));
    await expect(cell).not.toHaveAttribute('data-draft');
  });
  await step('a lost network is told in our words', async () => {
    onSave.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(cell);
    await userEvent.keyboard('Ida{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo guardar. Vuelve a intentarlo.');
  });
});

test('Saves of one row follow each other', {}, async ({ canvasElement, userEvent }) => {
  const first = Promise.withResolvers<void>();
  onSave.mockReturnValueOnce(first.promise);
  await userEvent.click(cellOf(canvasElement, 2, 'client'));
  await userEvent.keyboard('Ana{Enter}');
  await userEvent.click(cellOf(canvasElement, 2, 'client'));
  await userEvent.keyboard('Eva{Enter}');
  await expect(onSave).toHaveBeenCalledTimes(1);
  first.resolve();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(cellOf(canvasElement, 2, 'client')).toHaveTextContent('Eva'));
});

test('By row, changes are saved together when their row is left', { args: { saves: 'row' } }, async (context) => {
  const { canvasElement, step, userEvent } = context;
  await userEvent.click(cellOf(canvasElement, 2, 'client'));
  await userEvent.keyboard('Ana{Tab}1/2/26{Tab}');
  await expect(onSave).not.toHaveBeenCalled();
  await expect(shown(cellOf(canvasElement, 2, 'client'))).toBe('Ana');
  await step('by an arrow', async () => {
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(onSave).toHaveBeenCalledWith([
      { rowId: '2', row: rows[1], values: { client: 'Ana', date: '2026-02-01' } },
    ]);
  });
  await step('by Enter', async () => {
    await userEvent.dblClick(cellOf(canvasElement, 4, 'comments'));
    await userEvent.keyboard('uno{Enter}');
    await expect(onSave).toHaveBeenLastCalledWith([expect.objectContaining({ values: { comments: 'uno' } })]);
  });
  await step('not with a cell that cannot be read', async () => {
    onSave.mockClear();
    await userEvent.dblClick(cellOf(canvasElement, 5, 'date'));
    await userEvent.keyboard('ayer');
    await userEvent.dblClick(cellOf(canvasElement, 5, 'comments'));
    await userEvent.keyboard('dos{Enter}');
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(cellOf(canvasElement, 5, 'date'));
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await expect(onSave).toHaveBeenCalledWith([expect.objectContaining({ values: { comments: 'dos' } })]);
  });
});

/** What a spreadsheet puts on the clipboard. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test('A block is pasted from the focused cell on', {}, async ({ canvasElement, step, userEvent }) => {
  const notice = () => within(canvasElement).findByText(/Se peg/);
  await step('what is valid is saved at once, the rest told', async () => {
    await userEvent.click(cellOf(canvasElement, 1, 'client'));
    paste('Ana\t1/2/26\r\nEva\tayer\r\n');
    await expect(await notice()).toHaveTextContent(
      /Se pegaron 3 celdas\. No se aceptó 1: Fecha de \S+-\d+: «ayer»\. Escribe la fecha/,
    );
    await expect(onSave.mock.calls).toEqual([
      [
        [
          { rowId: '1', row: rows[0], values: { client: 'Ana', date: '2026-02-01' } },
          { rowId: '2', row: rows[1], values: { client: 'Eva' } },
        ],
      ],
    ]);
    await waitFor(() => expect(cellOf(canvasElement, 2, 'client')).toHaveTextContent('Eva'));
  });
  await step('beyond the last column and row it is left out', async () => {
    await userEvent.click(cellOf(canvasElement, 10, 'comments'));
    paste('uno\tdos\ntres\tcuatro\n');
    await expect(await within(canvasElement).findByText(/Se pegó 1 celda/)).toHaveTextContent(
      'Se pegó 1 celda. 3 quedaron fuera de las celdas editables.',
    );
  });
  await step('so is what meets a column that is read alone, also the first', async () => {
    onSave.mockClear();
    await userEvent.click(cellOf(canvasElement, 6, 'contract'));
    paste('PF-1\tAna\n');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith([expect.objectContaining({ values: { client: 'Ana' } })]));
    await expect(await within(canvasElement).findByText(/Se pegó 1 celda/)).toHaveTextContent(
      'Se pegó 1 celda. 1 quedó fuera de las celdas editables.',
    );
  });
  await step('of many that are refused the first are named', async () => {
    await userEvent.click(cellOf(canvasElement, 4, 'date'));
    paste('ayer\nhoy\nnunca\nsiempre\n1/2/26\n');
    const named = [4, 5, 6].map((row) => `Fecha de ${rows[row - 1]?.contract}: «[a-z]+»\\. Escribe la fecha .*`);
    await expect(await within(canvasElement).findByText(/No se aceptaron 4/)).toHaveTextContent(
      new RegExp(`Se pegó 1 celda\\. No se aceptaron 4: ${named.join(' ')} y 1 más$`),
    );
  });
  await step('one cell alone is told in place', async () => {
    await userEvent.click(cellOf(canvasElement, 4, 'date'));
    paste('ayer');
    await waitFor(() => expect(cellOf(canvasElement, 4, 'date')).toBeInvalid());
    await expect(shown(cellOf(canvasElement, 4, 'date'))).toBe('ayer');
  });
});

test('Delete empties a marked block in one save', { args: { ranges: cellRanges } }, async (context) => {
  const { canvasElement, step, userEvent } = context;
  await step('what can be written into, and is not empty', async () => {
    await userEvent.click(cellOf(canvasElement, 1, 'comments'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(cellOf(canvasElement, 1, 'comments')).toBeEmptyDOMElement());
    onSave.mockClear();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
    await waitFor(() =>
      expect(onSave.mock.calls).toEqual([
        [
          [
            expect.objectContaining({ rowId: '2', values: { comments: null } }),
            expect.objectContaining({ rowId: '3' }),
          ],
        ],
      ]),
    );
    await expect(await within(canvasElement).findByText(/Se vaciaron 2 celdas/)).toBeVisible();
    await waitFor(() => expect(cellOf(canvasElement, 3, 'comments')).toBeEmptyDOMElement());
  });
  await step('from a cell that is read alone; what has to hold something is named', async () => {
    await userEvent.click(cellOf(canvasElement, 4, 'contract'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}{Backspace}');
    const named = [4, 5].map((row) => `Cliente de ${rows[row - 1]?.contract}. Escribe un valor`);
    await expect(await within(canvasElement).findByText(/No se aceptaron/)).toHaveTextContent(
      `Se vaciaron 2 celdas. No se aceptaron 2: ${named.join(' ')}`,
    );
    await expect(onSave.mock.lastCall?.[0].map(({ rowId, values }) => [rowId, values])).toEqual([
      ['4', { date: null }],
      ['5', { date: null }],
    ]);
  });
});

test('What failed is emptied like any other', {}, async ({ canvasElement, userEvent }) => {
  const cell = cellOf(canvasElement, 1, 'date');
  await userEvent.dblClick(cell);
  await userEvent.keyboard('ayer');
  await userEvent.click(cellOf(canvasElement, 2, 'date'));
  await expect(cell).toBeInvalid();
  await userEvent.click(cell);
  await userEvent.keyboard('{Delete}');
  await expect(onSave).toHaveBeenCalledWith([expect.objectContaining({ rowId: '1', values: { date: null } })]);
});

test('With blocks to copy too, what was copied is pasted', { args: { ranges: cellRanges } }, async (context) => {
  const { canvasElement, step, userEvent } = context;
  await userEvent.click(cellOf(canvasElement, 1, 'comments'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect(cellOf(canvasElement, 2, 'comments')).toHaveAttribute('aria-selected', 'true');
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  await step('the block goes on from the focused cell', async () => {
    await userEvent.click(cellOf(canvasElement, 4, 'comments'));
    paste(clipboardData.getData('text/plain'));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await expect(onSave.mock.lastCall?.[0].map(({ rowId, values }) => [rowId, values])).toEqual([
      ['4', { comments: rows[0]?.comments }],
      ['5', { comments: rows[1]?.comments }],
    ]);
  });
  await step('Escape ends the block before anything else, and a letter still writes', async () => {
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}');
    await expect(cellOf(canvasElement, 5, 'comments')).not.toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('ñ');
    await expect(editorIn(canvasElement)).toHaveValue('ñ');
    await userEvent.keyboard('{Escape}');
  });
});
