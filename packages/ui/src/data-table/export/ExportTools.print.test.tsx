import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contractColumns, sampleContracts } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { rows, sheet } from './ExportTools.samples.tsx';
import meta from './ExportTools.stories.tsx';

const test = behaviour(meta);

/** The sheet as it was when the browser was asked to print. */
let printed: HTMLElement | null = null;
/** The name that a PDF file would have got. */
let printedAs = '';

/** Prints nothing, but looks at what would be. */
function catchPrint(): () => void {
  printed = null;
  const own = globalThis.print;
  globalThis.print = () => {
    const there = document.querySelector('body > article')?.cloneNode(true);
    printed = there instanceof HTMLElement ? there : null;
    printedAs = document.title;
    window.dispatchEvent(new Event('afterprint'));
  };
  return () => {
    globalThis.print = own;
  };
}

const printedSheet = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(printed).not.toBeNull());
  return printed ?? document.body;
};

const textsOf = (line: Element | null | undefined): string[] =>
  [...(line?.children ?? [])].map((cell) => cell.textContent);

test(
  'TBL-07 TBL-22 a sheet with the title, what was asked, and all rows that are left',
  {
    args: {
      defaultQuery: {
        globalFilter: ' garcía ',
        columnFilters: [
          { id: 'status', value: { kind: 'oneOf', values: ['Firmado', 'Cotizado'] } },
          { id: 'amount', value: { kind: 'numberRange', min: 20_000, max: null } },
        ],
      },
      layout: {
        columnOrder: [],
        columnVisibility: { comments: false, time: false },
        columnPinning: { start: ['client'], end: [] },
        columnSizing: {},
      },
    },
    beforeEach: catchPrint,
  },
  async ({ canvas, step, userEvent }) => {
    const title = document.title;
    const button = canvas.getByRole('button', sheet);
    await userEvent.click(button);
    const paper = await printedSheet();
    const left = rows.filter(
      ({ client, status, amount }) =>
        client.includes('García') && ['Firmado', 'Cotizado'].includes(status) && (amount ?? 0) >= 20_000,
    );
    await step('The head', async () => {
      await expect(paper.querySelector('h1')).toHaveTextContent('Contratos');
      await expect(textsOf(paper.querySelector('ul'))).toEqual([
        `${left.length} filas`,
        'Búsqueda: garcía',
        'Monto: desde $20,000.00',
        'Estado: Firmado, Cotizado',
      ]);
      await expect(printedAs).toBe('Contratos');
    });
    await step('The rows, in the visible columns', async () => {
      await expect(textsOf(paper.querySelector('thead tr'))).toEqual([
        'Cliente',
        'Contrato',
        'Teléfono',
        'Fecha',
        'Monto',
        'Pagos',
        'Estado',
        'Con seguro',
      ]);
      const lines = [...paper.querySelectorAll('tbody tr')];
      await expect(lines.map((line) => textsOf(line)[1])).toEqual(left.map(({ contract }) => contract));
      await expect(textsOf(lines[0])[0]).toBe(`${left[0]?.client} ${left[0]?.office}`);
    });
    await step('The sum, once, below', async () => {
      const sums = textsOf(paper.querySelector('tfoot tr'));
      await expect(sums[0]).toBe('Totales');
      await expect(sums[4]).toMatch(/^\$[\d,]+\.\d\d$/u);
      await expect(paper.querySelector('tfoot tr .figure')).toHaveTextContent(sums[4] ?? '');
    });
    await step('Afterwards nothing of it is left', async () => {
      await waitFor(() => expect(document.querySelector('body > article')).toBeNull());
      await expect(pageRules()).toEqual([]);
      await expect(document.title).toBe(title);
      await expect(button).toHaveFocus();
    });
  },
);

/** What the page says of paper. */
const pageRules = (): string[] =>
  [...document.styleSheets]
    .flatMap((styles) => [...styles.cssRules])
    .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : []));

/** The sheet stays on the page as it does while the browser's dialog is open. */
function holdPrint(): () => void {
  const own = globalThis.print;
  globalThis.print = fn<() => void>();
  return () => {
    globalThis.print = own;
  };
}

test(
  'TBL-22 lies on its side with more than six columns, with numbered pages, until printing is over',
  { beforeEach: holdPrint },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
    const [page, ...others] = pageRules();
    await expect(others).toEqual([]);
    await expect(page).toContain('size: landscape');
    await expect(page?.replaceAll('"', "'")).toContain("counter(page) ' / ' counter(pages)");
    const paper = document.querySelector('body > article');
    await expect(paper).not.toBeVisible();
    await expect(paper?.querySelectorAll('tbody tr')).toHaveLength(237);
  },
);

test(
  'TBL-22 stands upright with six columns, black on white from the dark theme as well',
  { beforeEach: holdPrint, args: { columns: contractColumns.slice(0, 6) }, globals: { theme: 'dark' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
    await expect(pageRules()[0]).toContain('size: portrait');
    const paper = document.querySelector('body > article') ?? document.body;
    await expect(getComputedStyle(paper).color).toBe('rgb(0, 0, 0)');
  },
);

test(
  'TBL-22 asks before it prints more than 2,000 rows',
  { args: { rows: sampleContracts(2431) }, beforeEach: catchPrint },
  async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', sheet);
    const requested = async (): Promise<HTMLElement> => {
      await userEvent.click(button);
      return screen.findByRole('alertdialog', { name: '¿Imprimir Contratos?' });
    };
    await step('It can be left', async () => {
      const dialog = await requested();
      await expect(dialog).toHaveAccessibleDescription(
        'Vas a imprimir 2,431 filas, unas 87 hojas. Para imprimir menos, cancela y filtra la tabla.',
      );
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(printed).toBeNull();
    });
    await step('All are printed', async () => {
      const dialog = await requested();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Imprimir todo' }));
      await expect((await printedSheet()).querySelectorAll('tbody tr')).toHaveLength(2431);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', sheet)).toHaveFocus());
    });
  },
);

test(
  'TBL-22 says that a browser may not manage very many sheets',
  { args: { rows: sampleContracts(100_000), columns: contractColumns.slice(0, 6) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Vas a imprimir 100,000 filas, unas 2,500 hojas. Para imprimir menos, cancela y filtra la tabla. ' +
        'Con tantas, el navegador puede tardar varios minutos o no lograrlo.',
    );
  },
);

test(
  'TBL-07 says so where the browser cannot print',
  {
    beforeEach: () => {
      const own = globalThis.print;
      Object.defineProperty(globalThis, 'print', { value: undefined, configurable: true, writable: true });
      return () => {
        globalThis.print = own;
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Este navegador no puede imprimir. Abre la página en otro.',
    );
    await expect(document.querySelector('body > article')).toBeNull();
  },
);
