import { expect, fn, screen, waitFor } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { Dialog } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, sampleContracts } from '../samples.ts';
import { newsIn, shownCells } from '../shownTable.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Filled, LongTexts } from './SearchBox.stories.tsx';

const test = behaviour(meta);
const rows = sampleContracts(237);

test(
  'TBL-05 TBL-21 accents and case do not matter, and the search leads to the first page',
  { args: { defaultQuery: { pagination: { pageIndex: 3, pageSize: 10 } } } },
  async ({ canvas, canvasElement, userEvent, step }) => {
    const matching = rows.filter(({ client }) => client.includes('Muñoz'));
    await step('a name without its tilde', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en Contratos' }), 'MUNOZ');
      await expect(canvas.getByText(`${matching.length} filas de 237`)).toBeVisible();
      await expect(shownCells(canvasElement, 0)).toEqual(matching.slice(0, 10).map(({ contract }) => contract));
      await waitFor(() => expect(newsIn(canvasElement)).toContain(`${matching.length} filas`));
    });
    await step('an amount as it is written', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), '$90,129.68');
      await expect(canvas.getByText('1 fila de 237')).toBeVisible();
    });
    await step('Escape empties the box and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
    await step('what is not there says so, and how to go back', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'no hay tal cosa');
      await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
      await expect(canvas.getByText('237 filas')).toBeVisible();
    });
  },
);

test(
  'TBL-21 what cannot be seen is not found',
  {
    args: {
      columns: contractColumns.map((column) => (column.id === 'comments' ? { ...column, hidden: true } : column)),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'anticipo');
    await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
  },
);

test('TBL-05 the cross empties the box, and keeps the focus', Filled, async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('searchbox');
  await expect(box).toHaveValue('garcia');
  await userEvent.click(canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
  await expect(box).toHaveValue('');
  await expect(box).toHaveFocus();
  await expect(canvas.getByText('237 filas')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
});

const onOpenChange = fn<(open: boolean) => void>();

test(
  'In a dialog Escape empties the box first, and closes the dialog only from an empty one',
  {
    render: (args) => (
      <Dialog title="Elegir contrato" defaultOpen onOpenChange={onOpenChange}>
        <DataTable {...args} />
      </Dialog>
    ),
  },
  async ({ userEvent }) => {
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'garcia{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toBeVisible();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test(
  'Without rows there is still a box, and a search that finds nothing can be taken back',
  { args: { rows: [] } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Quitar búsqueda y filtros' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'garcia');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
);

test(
  'On a phone the box takes a line of its own',
  { globals: { viewport: { value: 'phone' } }, args: { columnView: true, filter: true } },
  async ({ canvas }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const filter = canvas.getByRole('button', { name: 'Filtrar' }).getBoundingClientRect();
    await expect(filter.top).toBeGreaterThanOrEqual(box.bottom);
  },
);

test(
  'A search as long as a letter ends before the cross that empties the box',
  { ...LongTexts, globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: `Buscar en ${german}` });
    const clear = canvas.getByRole('button', { name: 'Borrar la búsqueda' });
    await expect(box).toHaveValue(long300);
    const textEnd = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd);
    await expect(textEnd).toBeLessThanOrEqual(clear.getBoundingClientRect().left + 1);
  },
);

test(
  'Read from the right the cross stands on the left',
  {
    ...Filled,
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const clear = canvas.getByRole('button', { name: 'Borrar la búsqueda' }).getBoundingClientRect();
    await expect(clear.right).toBeLessThan(box.left + box.width / 2);
  },
);
