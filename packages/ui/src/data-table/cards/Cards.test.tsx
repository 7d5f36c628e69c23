import { expect, screen, waitFor } from 'storybook/test';
import { sampleContracts } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { rows } from './Cards.samples.tsx';
import meta, { Amounts, Default, LongTexts, Details } from './Cards.stories.tsx';

const test = behaviour(meta);

/** Number of the contract in that row, as its link says it. */
const contract = (row: number): string => rows[row]?.contract ?? '';

const card = (root: HTMLElement, number: number): Element | undefined =>
  root.querySelectorAll('.body > [role="row"]')[number];

test('Each row is a card', Default, async ({ args, canvas, canvasElement, userEvent, step }) => {
  const first = contract(0);
  await step('nothing scrolls sideways, and the labels stand beside the values', async () => {
    const area = canvas.getByRole('grid').parentElement;
    await expect(area?.scrollWidth).toBe(area?.clientWidth);
    const date = card(canvasElement, 0)?.querySelector('[data-title="Fecha"]');
    await expect(date ? getComputedStyle(date, '::before').content : '').toContain('Fecha');
  });
  await step('it is a grid as ever for assistive technology', async () => {
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(10);
    await expect(canvas.getByRole('link', { name: first })).toBeVisible();
  });
  await step('box, actions and the card itself can be pressed', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${first}` }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${first}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const amount = card(canvasElement, 1)?.querySelector('[data-title="Monto"]');
    if (amount) await userEvent.click(amount);
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[1]);
  });
});

test(
  'Sorted and selected without the titles of the columns',
  {},
  async ({ args, canvas, canvasElement, userEvent, step }) => {
    const sort = canvas.getByRole('combobox', { name: 'Ordenar por' });
    const heading = () => card(canvasElement, 0)?.querySelector('.first')?.textContent;
    const byDay = rows.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    await step('upwards, downwards, not at all', async () => {
      await expect(canvas.queryByRole('button', { name: 'Orden descendente' })).toBeNull();
      await userEvent.selectOptions(sort, 'Fecha');
      await expect(heading()).toBe(byDay[0]?.contract);
      const direction = canvas.getByRole('button', { name: 'Orden descendente' });
      await expect(direction).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(direction);
      await expect(direction).toHaveAttribute('aria-pressed', 'true');
      await expect(rows.find((row) => row.contract === heading())?.date).toBe(byDay.at(-1)?.date);
      await userEvent.selectOptions(sort, 'Sin orden');
      await expect(heading()).toBe(contract(0));
    });
    await step('all of the page', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Elegir las filas de esta página' })[0] ?? sort);
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(rows.slice(0, 10).map(({ id }) => id));
    });
  },
);

test(
  'Keys lead through the cards, and the titles show themselves when they are reached',
  { args: { search: false, filter: false } },
  async ({ canvas, userEvent, step }) => {
    const title = () => canvas.getByRole('button', { name: 'Contrato' });
    const isShown = () => (title().closest('.head')?.clientWidth ?? 0) > 100;
    await expect(isShown()).toBe(false);
    canvas.getByRole('combobox', { name: 'Ordenar por' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await step('titles', async () => {
      await expect(title()).toHaveFocus();
      await expect(isShown()).toBe(true);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('contract');
    });
    await step('cards', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(isShown()).toBe(false);
      await expect(document.activeElement).toHaveRole('link');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
      await expect(document.activeElement?.closest('[data-title]')).toHaveAttribute('data-title', 'Teléfono');
    });
  },
);

test('Long texts are there whole', LongTexts, async ({ canvas, canvasElement }) => {
  const comments = card(canvasElement, 0)?.querySelector('[data-title="Comentarios"]');
  await expect(comments).toHaveTextContent(/antes del día$/);
  await expect(comments?.scrollHeight).toBe(comments?.clientHeight);
  await expect(canvas.getByRole('grid').parentElement?.scrollLeft).toBe(0);
});

test(
  'In one scrolling list all cards are equally high',
  { args: { rows: sampleContracts(10_000), virtual: { height: '560px' } } },
  async ({ canvas, canvasElement, userEvent }) => {
    const heights = new Set(
      Array.from(canvasElement.querySelectorAll<HTMLElement>('.body > [role="row"]'), (row) => row.offsetHeight),
    );
    await expect(heights.size).toBe(1);
    canvas.getByRole('link', { name: contract(0) }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}');
    await expect(document.activeElement?.closest('[data-line]')).toHaveAttribute('data-line', '10000');
  },
);

test(
  'In one scrolling list the totals stand below the cards, whose height may change',
  { args: { rows: sampleContracts(3), virtual: { height: '560px' } } },
  async ({ canvas, canvasElement }) => {
    const edges = () => {
      const cards = canvasElement.querySelectorAll('.body > [role="row"]');
      const totals = canvas.getByRole('row', { name: /Totales/ });
      return [cards[2]?.getBoundingClientRect().bottom, totals.getBoundingClientRect().top];
    };
    const [end, totals] = edges();
    await expect(totals).toBe(end);
    canvas.getByRole('grid').style.setProperty('--line', '44px');
    await waitFor(() => expect(edges()[0]).toBeGreaterThan((end ?? 0) + 30));
    await waitFor(() => expect(edges()[1]).toBe(edges()[0]));
  },
);

test('What a card says when it is expanded', Details, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: `Detalles de ${contract(0)}` }));
  await expect(canvas.getByText(`Nota: ${rows[0]?.comments}`)).toBeVisible();
});

test('With room for columns it is a table', { globals: { viewport: { value: 'laptop' } } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: 'Ordenar por' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Contrato' })).toBeVisible();
});

const cell = (row: Element | undefined, title: string) => row?.querySelector(`[data-title="${title}"]`);
const bottomOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().bottom ?? Number.NaN;

test(
  'Rows of two lines, their amounts below one another',
  Amounts,
  async ({ args, canvas, canvasElement, userEvent }) => {
    const [one, other] = [card(canvasElement, 0), card(canvasElement, 1)];
    await expect(one?.getBoundingClientRect().height).toBe(60);
    await expect(bottomOf(cell(one, 'Contrato'))).toBe(bottomOf(cell(one, 'Cliente')));
    await expect(bottomOf(cell(one, 'Contrato'))).toBe(bottomOf(cell(one, 'Monto')));
    await expect(bottomOf(cell(one, 'Estado'))).toBe(bottomOf(cell(one, 'Mensualidades')));
    await expect(bottomOf(cell(one, 'Estado'))).toBeGreaterThan(bottomOf(cell(one, 'Contrato')));
    const ends = [one, other].map((row) => cell(row, 'Monto')?.getBoundingClientRect().right);
    await expect(ends[0]).toBe(ends[1]);
    // What has no place is still read aloud, and the button at the end keeps its name.
    await expect(cell(one, 'Oficina')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    const area = canvas.getByRole('grid').parentElement;
    await expect(area?.scrollWidth).toBe(area?.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Detalle', description: contract(0) }));
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[0]);
    const amount = cell(other, 'Monto');
    if (amount) await userEvent.click(amount);
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[1]);
  },
);

test(
  'A row without a name is called by its first column',
  {
    ...Amounts,
    args: { ...Amounts.args, rows: rows.slice(0, 1).map((row) => ({ ...row, contract: '', client: '' })) },
  },
  async ({ canvasElement }) => {
    const status = card(canvasElement, 0)?.querySelector('[data-title="Estado"]');
    await expect(bottomOf(status)).toBe(bottomOf(card(canvasElement, 0)?.querySelector('[data-title="Monto"]')));
    await expect(status?.textContent).toBe(rows[0]?.status);
  },
);
