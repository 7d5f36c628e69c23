import { commissionTotals } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { expect, screen, waitFor, within } from 'storybook/test';
import { bonus, lines, manyLines, newSale } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Loading, Empty, Failed, Unreadable, BadInput, Phone } from './CommissionTable.stories.tsx';

const test = behaviour(meta);

const findGrid = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'Renglones de la semana' });

/** Buttons of a row are described by its contract, which is repeated visually hidden. */
const inCell = { selector: '[role="gridcell"]' };

const topOf = (element: HTMLElement | undefined): number => element?.getBoundingClientRect().top ?? 0;

const endOf = (element: HTMLElement | undefined): number => element?.getBoundingClientRect().right ?? 0;

/** The texts of the row that contains the text. */
async function rowOf(text: string): Promise<readonly string[]> {
  const grid = await findGrid();
  const cell = await within(grid).findByText(text, inCell);
  const cells = cell.closest('[role="row"]')?.querySelectorAll('[role="gridcell"]') ?? [];
  return Array.from(cells, ({ textContent }) => textContent);
}

test(
  "CMA-06 CMA-07 CMA-08 CMA-09 lines with totals and remainders, and a mark when the ERP's remainder differs",
  Default,
  async ({ args, step, userEvent }) => {
    const grid = await findGrid();
    await step('ENGANCHE is called NUEVA VENTA, amounts are to the cent', async () => {
      await expect((await rowOf('PF-204817')).slice(0, 14)).toEqual([
        'NUEVA VENTA',
        'PF-204817',
        '',
        'María del Carmen Ruiz',
        '$18,400.00',
        '$15,862.07',
        '$1,903.45',
        '$1,268.97',
        '$634.48',
        '46-2026',
        '$18,400.00',
        '$1,268.97',
        '',
        '',
      ]);
      await expect(within(grid).queryByText('ENGANCHE')).not.toBeInTheDocument();
    });
    await step('CMA-09 the remainder is computed, and another one of the ERP is marked', async () => {
      const row = await rowOf('BF-118220');
      await expect(row[8]).toBe('$1,468.97');
      await expect(row[2]).toBe('Por pagar distinto');
    });
    await step('what is taken back is negative', async () => {
      await expect((await rowOf('PF-190377'))[7]).toBe('-$412.50');
    });
    await step('the totals are those of the domain', async () => {
      const totals = commissionTotals(lines);
      const text = grid.textContent;
      await expect(text).toContain(formatPesos(totals.totalCommission));
      await expect(text).toContain('$5,553.02');
      await expect(formatPesos(totals.toPay)).toBe('$5,553.02');
    });
    await step('each line explains itself', async () => {
      await userEvent.click(
        within(grid).getAllByRole('button', { name: '¿De dónde sale?', description: 'PF-204817' })[0] ?? grid,
      );
      await expect(args.onExplain).toHaveBeenCalledTimes(1);
      await expect(args.onExplain).toHaveBeenCalledWith(newSale);
    });
  },
);

// When all amounts agree there is no column for marks; from the sale to the pay everything is visible at 1144 px, as on
// a laptop.
test(
  'CMA-06 CMA-09 a week whose amounts agree has no column for marks, and what is signed is visible on a laptop',
  { args: { lines: [newSale, bonus] }, decorators: [(story) => <div style={{ maxInlineSize: 1144 }}>{story()}</div>] },
  async () => {
    const grid = await findGrid();
    await expect(within(grid).queryByRole('columnheader', { name: /Cuentas/ })).not.toBeInTheDocument();
    const buttons = within(grid).getAllByRole('button', { name: '¿De dónde sale?' })[0]?.closest('.buttons');
    const edge = buttons?.getBoundingClientRect().left ?? 0;
    for (const title of ['Venta nueva', 'Cobro sin IVA', 'Comisión total', 'A pagar', 'Por pagar después']) {
      const header = within(grid).getByRole('columnheader', { name: new RegExp(`^${title}`) });
      await expect(header.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
    }
  },
);

// Week, days, adviser and the ERP's remainder are in the chooser of columns.
test(
  'CMA-06a to CMA-06q all 17 columns are there; what repeats in every row starts hidden',
  {},
  async ({ canvas, userEvent }) => {
    const grid = await findGrid();
    const shown = within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(shown.filter((title) => title !== '').length).toBeGreaterThanOrEqual(14);
    await userEvent.click(canvas.getByRole('button', { name: /Columnas/ }));
    for (const title of ['Por pagar según el ERP', 'Semana', 'Primer día', 'Último día', 'Asesor'])
      await expect(await screen.findByRole('checkbox', { name: title })).not.toBeChecked();
  },
);

test(
  'CMA-06q in a week of several advisers each line says whose it is',
  { args: { lines: [newSale, { ...bonus, adviserName: 'Marta Solís' }] } },
  async () => {
    await expect(within(await findGrid()).getByText('Marta Solís')).toBeVisible();
  },
);

test('While loading the table is busy, and not shown as empty', Loading, async ({ canvas }) => {
  await expect(await findGrid()).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.queryByText('No hay comisiones en esta semana')).not.toBeInTheDocument();
});

test('A week without commissions says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('No hay comisiones en esta semana')).toBeVisible();
});

test('FLT-04 a week that failed to load is not shown as empty', Failed, async ({ args, canvas, userEvent }) => {
  await expect(await canvas.findByText('No se pudo cargar')).toBeVisible();
  await expect(canvas.queryByText(/No hay|0 filas/u)).toBeNull();
  await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

test(
  'An alert says how many lines could not be read, and that nothing can be signed',
  Unreadable,
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '2 renglones no se pudieron leer. Los totales no están completos y la semana no se puede firmar.',
    );
  },
);

test(
  'TBL-13 TBL-14 without the rights there is neither CSV nor print',
  { args: { csv: false, print: false } },
  async ({ canvas }) => {
    await findGrid();
    await expect(canvas.queryByRole('button', { name: /CSV|Imprimir/ })).not.toBeInTheDocument();
  },
);

test('CMA-06a an unknown kind is shown as it is; uncountable amounts have no sum', BadInput, async () => {
  const grid = await findGrid();
  await expect(await within(grid).findByText('AJUSTE RARO')).toBeVisible();
  await expect(within(grid).getAllByText('PF-1', inCell)).toHaveLength(2);
  await expect(grid).toHaveTextContent('—');
  await expect(within(grid).getByText('No cuadra')).toBeInTheDocument();
});

test('A week of 500 lines renders only the visible ones', { args: { lines: manyLines(500) } }, async () => {
  const grid = await findGrid();
  await expect(grid).toHaveAttribute('aria-rowcount', '502');
  await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
});

test(
  'On a phone each line has two lines, and tells the rest when it is pressed',
  Phone,
  async ({ args, userEvent }) => {
    const grid = await findGrid();
    await waitFor(() => expect(within(grid).getByText('PF-204817', inCell)).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(360);
    const cell = (text: string) => within(grid).getAllByText(text, inCell)[0] ?? grid;
    // Contract, client and pay are in the first line, the kind below them; amounts align.
    const row = cell('PF-204817').closest('[role="row"]') ?? grid;
    await expect(row.getBoundingClientRect().height).toBe(60);
    await expect(Math.abs(topOf(cell('PF-204817')) - topOf(cell('$1,268.97')))).toBeLessThan(2);
    await expect(topOf(cell('NUEVA VENTA'))).toBeGreaterThan(topOf(cell('PF-204817')));
    const pays = Array.from(grid.querySelectorAll<HTMLElement>('.body [data-title="A pagar"]'), (each) =>
      Math.round(endOf(each)),
    );
    await expect(new Set(pays).size).toBe(1);
    await userEvent.click(cell('María del Carmen Ruiz'));
    await expect(args.onExplain).toHaveBeenLastCalledWith(newSale);
    await userEvent.click(
      within(grid).getAllByRole('button', { name: '¿De dónde sale?', description: 'PF-204817' })[0] ?? grid,
    );
    await expect(args.onExplain).toHaveBeenCalledTimes(2);
    await expect(args.onExplain).toHaveBeenCalledWith(newSale);
  },
);
