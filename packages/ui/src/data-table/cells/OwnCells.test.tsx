import { addAmounts } from '@sereno/domain/money';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { shownCells } from '../shownTable.ts';
import type { SampleContract } from '../samples.ts';
import type { TableColumn } from './column.ts';
import { customColumn } from './customColumn.tsx';
import { currencyFormat } from './formats.ts';
import { onCall, onReview, onWrite, rows } from './OwnCells.samples.tsx';
import meta, { Failing, Fields, Formats, Marked } from './OwnCells.stories.tsx';

const test = behaviour(meta);

const focused = (): Element => document.activeElement ?? document.body;

/** What the Tab key stops at within the grid. */
const stops = (root: HTMLElement): Element[] =>
  [...root.querySelectorAll<HTMLElement>('[role="grid"] *')].filter((element) => element.tabIndex === 0);

test('What is pressed in an own cell is no press of the row', {}, async ({ args, userEvent, step }) => {
  const first = rows[0];
  await step('buttons', async () => {
    await userEvent.click(screen.getByRole('button', { name: `Llamar a ${first?.client}` }));
    await expect(onCall).toHaveBeenCalledWith(first);
  });
  await step('a box and its label', async () => {
    const box = screen.getByRole('checkbox', { name: `Revisado: ${first?.contract}` });
    await userEvent.click(box);
    await expect(onReview).toHaveBeenCalledWith(first, !first?.isInsured);
    const label = box.closest('label');
    if (label) await userEvent.click(label);
    await expect(onReview).toHaveBeenLastCalledWith(first, first?.isInsured);
  });
  await expect(args.onRowClick).not.toHaveBeenCalled();
  await step('but what only stands there is one', async () => {
    await userEvent.click(screen.getAllByText(first?.client ?? '')[0] ?? document.body);
    await expect(args.onRowClick).toHaveBeenCalledWith(first);
  });
});

test('The keys of the grid lead to what an own cell holds', {}, async ({ canvasElement, userEvent, step }) => {
  const [first] = rows;
  await step('the grid is one stop of the Tab key', async () => {
    await expect(stops(canvasElement)).toHaveLength(1);
  });
  await step('Enter leads in, Tab to the next, Escape back', async () => {
    screen.getByRole('link', { name: first?.contract ?? '' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(focused()).toHaveRole('gridcell');
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toHaveAccessibleName(`Llamar a ${first?.client}`);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onWrite).toHaveBeenCalledWith(first);
    await userEvent.keyboard('{Escape}');
    await expect(focused()).toHaveRole('gridcell');
  });
  await step('one alone takes the focus itself', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveRole('checkbox');
    await userEvent.keyboard('[Space]');
    await expect(onReview).toHaveBeenCalledWith(first, !first?.isInsured);
    await expect(stops(canvasElement)).toEqual([focused()]);
  });
});

test('A field in a cell keeps its keys', Fields, async ({ args, userEvent, step }) => {
  const [first, second] = rows;
  screen.getByRole('link', { name: first?.contract ?? '' }).focus();
  await step('the focus stays at its cell until it is led in', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveRole('gridcell');
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toHaveAccessibleName(`Nota de ${first?.contract}`);
  });
  await step('keys write', async () => {
    await userEvent.keyboard('{End} hoy{Home}{ArrowRight}');
    await expect(focused()).toHaveValue(`${first?.comments} hoy`);
    await expect(focused()).toHaveAccessibleName(`Nota de ${first?.contract}`);
  });
  await step('Escape leads back, and arrows on', async () => {
    await userEvent.keyboard('{Escape}{ArrowDown}{Enter}');
    await expect(focused()).toHaveAccessibleName(`Nota de ${second?.contract}`);
  });
  await expect(args.onRowClick).not.toHaveBeenCalled();
});

test('They are searched, filtered and sorted as they say', {}, async ({ canvasElement, canvas, userEvent, step }) => {
  await step('by what is compared', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tendencia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tendencia' }));
    const [most] = shownCells(canvasElement, 0);
    const trends = screen
      .getAllByRole('img')
      .map((line) => Number(line.getAttribute('aria-label')?.split(', ').at(-1)));
    await expect(most).not.toBe(rows[0]?.contract);
    await expect(trends).toEqual(trends.toSorted((one, other) => other - one));
  });
  await step('by their value', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagado' }));
    const least = rows.map(({ payments }) => payments).toSorted((one, other) => one - other);
    await expect(shownCells(canvasElement, 2)).toEqual(least.slice(0, 10).map(String));
  });
  await step('by their text', async () => {
    await userEvent.type(canvas.getByRole('searchbox'), '7 de 48 pagos');
    const found = rows.filter(({ payments }) => String(payments).endsWith('7'));
    await expect(within(canvasElement).getByText(`${found.length} filas de 60`)).toBeVisible();
  });
});

/** React tells of each error. */
const silent = { ...Failing, beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined) };

test('A cell that throws says so alone', silent, async ({ canvasElement, canvas, userEvent, step }) => {
  const told = (): (string | null)[] => shownCells(canvasElement, 1);
  await step('the others stay', async () => {
    await expect(told().map((text) => text === 'No se pudo mostrar')).toEqual(
      rows.slice(0, 10).map(({ id }) => Number(id) % 3 === 0),
    );
  });
  await step('and the next row is drawn in its place', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(told().map((text) => text === 'No se pudo mostrar')).toEqual(
      rows.slice(10, 20).map(({ id }) => Number(id) % 3 === 0),
    );
  });
});

const thrown = new TypeError('There is no client.');
const reported = fn<(error: unknown) => void>();
const fail = (): never => {
  throw thrown;
};
const thrownColumns: readonly TableColumn<SampleContract>[] = [
  customColumn({
    id: 'contract',
    title: 'Contrato',
    render: (row) => row.contract,
    text: (row) => (row.id === '2' ? fail() : row.contract),
    value: (row) => (row.id === '3' ? fail() : row.contract),
  }),
];

test(
  'A text or a value that throws leaves the table as it is, and is reported once',
  {
    args: { columns: thrownColumns },
    beforeEach: () => {
      reported.mockReset();
      spyOn(window, 'reportError').mockImplementation(reported);
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const inOrder = rows.slice(0, 10).map(({ contract }) => contract);
    await expect(shownCells(canvasElement, 0)).toEqual(inOrder);
    await userEvent.click(canvas.getByRole('button', { name: 'Contrato' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Contrato/ })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(shownCells(canvasElement, 0)).toContain(rows[0]?.contract);
    await userEvent.type(canvas.getByRole('searchbox'), rows[4]?.contract ?? '');
    await waitFor(() => expect(shownCells(canvasElement, 0)).toEqual([rows[4]?.contract]));
    await expect(new Set(reported.mock.calls.flat())).toEqual(new Set([thrown]));
    await expect(reported.mock.calls.length).toBeLessThanOrEqual(2);
  },
);

/** Of the first page, those that are marked. */
const contractsOf = (of: (row: (typeof rows)[number]) => boolean): string[] =>
  rows
    .slice(0, 10)
    .filter(of)
    .map(({ contract }) => contract);

test('Rows, cells and headers look as the host says', Marked, async ({ canvas, canvasElement, step }) => {
  const marked = (selector: string): (string | null | undefined)[] =>
    Array.from(
      canvasElement.querySelectorAll(selector),
      (element) => element.closest('.row')?.children[0]?.textContent,
    );
  await step('by class and style', async () => {
    await expect(marked('.late')).toEqual(contractsOf(({ payments }) => payments < 6));
    await expect(marked('.cancelled')).toEqual(contractsOf(({ status }) => status === 'Cancelado'));
    await expect(canvasElement.querySelector('.late')).toHaveStyle({ fontWeight: '650' });
  });
  await step('a header is named by its title, and stands where its cells do', async () => {
    const header = canvas.getByRole('button', { name: 'Teléfono' });
    await expect(header.querySelector('svg')).toBeVisible();
    await expect(header).toHaveStyle({ justifyContent: 'center' });
    await expect(canvasElement.querySelector('.body .at-center')).toHaveStyle({ textAlign: 'center' });
  });
  await step('a column grows no further than it may, and a total is what the host makes of the rows', async () => {
    await expect(canvas.getByRole('columnheader', { name: /^Contrato/ }).getBoundingClientRect().width).toBe(160);
    const all = rows.reduce((sum, { payments }) => sum + payments, 0);
    await expect(canvasElement.querySelector('.foot')).toHaveTextContent(`Totales${all} pagos`);
  });
});

const euros = (amount: number | null): string => (amount === null ? '' : currencyFormat('EUR').text(amount, 'es-MX'));

test(
  'A format of a column is that of its cells, totals, search and filters',
  Formats,
  async ({ canvas, canvasElement, userEvent, step }) => {
    await step('cells and total', async () => {
      await expect(shownCells(canvasElement, 1)).toEqual(rows.slice(0, 10).map(({ amount }) => euros(amount)));
      const sum = addAmounts(rows.map(({ amount }) => amount ?? 0));
      await expect(canvasElement.querySelector('.foot')).toHaveTextContent(euros(sum));
    });
    await step('what is seen is found', async () => {
      const highest = euros(Math.max(...rows.map(({ amount }) => amount ?? 0)));
      await expect(highest).toMatch(/€/u);
      await userEvent.type(canvas.getByRole('searchbox'), highest);
      await waitFor(() => expect(shownCells(canvasElement, 1)).toEqual([highest]));
    });
  },
);
