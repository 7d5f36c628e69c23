import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { deferred } from '../../state/deferred.ts';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { laterCode } from '../laterCode.ts';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(237);

/** What the browser was given to save, since the story began. */
const saved: { file: Blob; name: string }[] = [];

/** Takes the files instead of the browser. */
function catchFiles(): () => void {
  saved.length = 0;
  const given = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push({ file, name: '' });
    return 'blob:saved';
  });
  const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1);
    if (last !== undefined) last.name = this.download;
  });
  return () => {
    given.mockRestore();
    pressed.mockRestore();
  };
}

const keepBom = new TextDecoder('utf-8', { ignoreBOM: true });
const savedText = async (): Promise<string> => keepBom.decode(await (saved.at(-1)?.file ?? new Blob()).arrayBuffer());
const savedLines = async (): Promise<string[]> => (await savedText()).replace('\uFEFF', '').trimEnd().split('\r\n');

const meta = {
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, csv: true, print: true },
  loaders: [async () => ({ code: await laterCode.exports.load() })],
  beforeEach: catchFiles,
  parameters: {
    docs: {
      description: {
        component:
          'What takes the rows out of a table: a file for spreadsheets, and a sheet of paper. Both hold all rows that the query leaves, ' +
          'with the visible columns. Where that takes a moment, the button makes way for its progress and a way to give it up.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = { name: 'Descargar CSV' };
const sheet = { name: 'Imprimir' };

export const Default: Story = {
  name: 'TBL-06 TBL-15 TBL-16 TBL-17 a file of all rows, named after the table',
  play: async ({ canvas, step, userEvent }) => {
    const button = await canvas.findByRole('button', file);
    await userEvent.click(button);
    await canvas.findByText('Contratos.csv descargado, 237 filas');
    await step('It is a CSV of UTF-8 that begins with a byte order mark', async () => {
      await expect(saved.map(({ name }) => name)).toEqual(['Contratos.csv']);
      await expect(saved[0]?.file.type).toBe('text/csv;charset=utf-8');
      await expect(await savedText()).toMatch(/^\uFEFFContrato,Cliente,/u);
    });
    await step('All rows are in it, not those of the page alone', async () => {
      const [titles, first, ...others] = await savedLines();
      await expect(titles).toBe('Contrato,Cliente,Teléfono,Fecha,Hora,Monto,Pagos,Estado,Con seguro,Comentarios');
      await expect(first?.split(',').slice(0, 2)).toEqual([rows[0]?.contract, rows[0]?.client]);
      await expect(others).toHaveLength(236);
    });
    await expect(button).toHaveFocus();
  },
};

const base = rows[0] ?? sampleContracts(1)[0];
const strange: readonly SampleContract[] =
  base === undefined
    ? []
    : [
        { ...base, id: '1', client: '=HYPERLINK("http://x")', amount: -1234.5, comments: 'dijo "sí", y firmó' },
        { ...base, id: '2', client: 'Íñigo Muñoz', amount: null, comments: '-5\nmañana' },
        { ...base, id: '3', client: 'Ana López', amount: 10, status: 'Firmado', comments: '@ana' },
        { ...base, id: '4', client: 'No se busca', amount: 10, comments: '' },
      ];

export const WhatIsShown: Story = {
  name: 'TBL-18 TBL-20 the visible columns in their order, the rows that are left, and no formula',
  args: {
    title: 'Ventas: abril/mayo',
    rows: strange,
    columns: contractColumns.filter(({ id }) => ['client', 'date', 'amount', 'isInsured', 'comments'].includes(id)),
    layout: { order: ['comments', 'amount', 'client', 'date'], hidden: ['isInsured'], pinned: ['client'], widths: {} },
    defaultQuery: { filters: { client: { kind: 'oneOf', values: strange.slice(0, 3).map(({ client }) => client) } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', file));
    await canvas.findByText('Ventas_ abril_mayo.csv descargado, 3 filas');
    await expect(saved.map(({ name }) => name)).toEqual(['Ventas_ abril_mayo.csv']);
    const day = base?.date.split('-').toReversed().join('/') ?? '';
    await expect(await savedText()).toBe(
      '\uFEFFCliente,Comentarios,Monto,Fecha\r\n' +
        `"'=HYPERLINK(""http://x"")","dijo ""sí"", y firmó",-1234.5,${day}\r\n` +
        `Íñigo Muñoz,"'-5\nmañana",,${day}\r\n` +
        `Ana López,'@ana,10,${day}\r\n`,
    );
  },
};

/** Every tenth cell takes 0.1 ms more than it must, so that the file takes a second on any machine. */
const slowColumns: readonly TableColumn<SampleContract>[] = [
  ...contractColumns,
  {
    id: 'slow',
    title: 'Notas',
    kind: 'text',
    value: (row) => {
      const until = performance.now() + (row.id.endsWith('0') ? 0.1 : 0);
      while (performance.now() < until);
      return row.comments;
    },
  },
];

export const Cancelled: Story = {
  name: 'TBL-06 100,000 rows: the page stays in use, and the file can be given up',
  tags: ['!autodocs'],
  args: { rows: sampleContracts(100_000), columns: slowColumns },
  play: async ({ canvas, step, userEvent }) => {
    await step('Progress and a way to give it up stand where the button was', async () => {
      await userEvent.click(canvas.getByRole('button', file));
      const bar = await canvas.findByRole<HTMLProgressElement>('progressbar', { name: 'Preparando Contratos.csv' });
      await expect(canvas.queryByRole('button', file)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      const begun = bar.value;
      await waitFor(() => expect(bar.value).toBeGreaterThan(begun));
      await expect(bar.value).toBeLessThan(1);
    });
    await step('Given up, nothing is saved and the button has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', file)).toHaveFocus();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(canvas.getByText('Contratos.csv cancelado')).toBeInTheDocument();
      await expect(saved).toEqual([]);
    });
    await step('The next time it is made whole, while frames are drawn', async () => {
      let frames = 0;
      const count = (): void => {
        frames += 1;
        requestAnimationFrame(count);
      };
      count();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
      await canvas.findByText('Contratos.csv descargado, 100,000 filas');
      await expect(await savedLines()).toHaveLength(100_001);
      await expect(frames).toBeGreaterThan(5);
      await expect(canvas.getByRole('button', file)).toHaveFocus();
    });
  },
};

const server = fn<NonNullable<DataTableProps<SampleContract>['loadAll']>>();
const ofServer = { rows: rows.slice(0, 10), total: 237, loadAll: server };
const pending = new Promise<never>(() => undefined);

export const OfServer: Story = {
  name: 'TBL-18 a server is asked for all rows that the query leaves',
  args: { ...ofServer, defaultQuery: { search: 'ana', sort: [{ id: 'date', descending: true }] } },
  beforeEach: () => {
    server.mockReset().mockResolvedValue(rows);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByText('Contratos.csv descargado, 237 filas');
    await expect(server).toHaveBeenCalledTimes(1);
    await expect(server.mock.lastCall?.[0]).toMatchObject({
      search: 'ana',
      sort: [{ id: 'date', descending: true }],
    });
    await expect(await savedLines()).toHaveLength(238);
  },
};

/** Nobody can say how long a server takes; it is no longer asked when the file is given up. */
export const Waiting: Story = {
  args: ofServer,
  beforeEach: () => {
    server.mockReset().mockReturnValue(pending);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', file));
    const bar = await canvas.findByRole('progressbar', { name: 'Preparando Contratos.csv' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(server).toHaveBeenCalledTimes(1);
    await expect(server.mock.lastCall?.[1].aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(server.mock.lastCall?.[1].aborted).toBe(true);
    await expect(canvas.getByRole('button', file)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByRole('progressbar');
  },
};

export const WaitingOnPhone: Story = {
  ...Waiting,
  args: { ...ofServer, search: true, filter: true, columnView: true, onAdd: fn<() => void>() },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const WaitingInDark: Story = { ...Waiting, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Errors of the page, which are told to whoever watches it. */
function catchErrors(): () => void {
  const told = spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  return () => told.mockRestore();
}

/** It says what to do; the button is there again, and has the focus. */
export const Failed: Story = {
  args: ofServer,
  beforeEach: () => {
    server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    return catchErrors();
  },
  play: async ({ canvas, step, userEvent }) => {
    const failure = 'No se pudo descargar Contratos. Revisa tu conexión y vuelve a intentarlo.';
    const button = canvas.getByRole('button', file);
    await step('It says so', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(failure);
      await expect(saved).toEqual([]);
      await expect(button).toHaveFocus();
      await expect(globalThis.reportError).toHaveBeenCalledTimes(1);
    });
    await step('The notice can be closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('The next press tries again', async () => {
      await userEvent.click(button);
      await canvas.findByRole('alert');
      server.mockResolvedValue(rows);
      await userEvent.click(button);
      await canvas.findByText('Contratos.csv descargado, 237 filas');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('It fails again', async () => {
      server.mockRejectedValue(new TypeError('Failed to fetch'));
      await userEvent.click(button);
      await canvas.findByRole('alert');
    });
  },
};

export const FailedOnPhone: Story = { ...Failed, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

export const FailedInDark: Story = { ...Failed, tags: ['!autodocs'], globals: { theme: 'dark' } };

const original = laterCode.download;
const fetching = fn<typeof original.load>();

/** Its code comes when somebody comes near, and is asked for again where it could not be fetched. */
export const Offline: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    laterCode.download = deferred(fetching);
    return () => {
      laterCode.download = original;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', file);
    await expect(fetching).not.toHaveBeenCalled();
    await userEvent.hover(button);
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^No se pudo descargar Contratos/u);
    fetching.mockImplementation(() => original.load());
    await userEvent.click(button);
    await canvas.findByText('Contratos.csv descargado, 237 filas');
  },
};

function Page(props: DataTableProps<SampleContract>) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Button onClick={() => setThere(false)}>Salir</Button>
      {isThere && <DataTable {...props} />}
    </>
  );
}

/** Who leaves the page has no file any more. */
export const Left: Story = {
  tags: ['!autodocs'],
  args: ofServer,
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    server.mockReset().mockReturnValue(pending);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Salir' }));
    await expect(server.mock.lastCall?.[1].aborted).toBe(true);
    await expect(saved).toEqual([]);
  },
};

export const Rights: Story = {
  name: 'TBL-13 TBL-14 TBL-23 without the right there is no button',
  tags: ['!autodocs'],
  args: { csv: false, print: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', file)).toBeNull();
    await expect(canvas.queryByRole('button', sheet)).toBeNull();
  },
};

export const NotReady: Story = {
  name: 'TBL-06 TBL-07 before the rows are there, no empty file is made',
  tags: ['!autodocs'],
  args: { rows: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', file);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', sheet)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

export const Keyboard: Story = {
  name: 'TBL-06 TBL-07 by the keyboard alone; a key held down starts one file',
  tags: ['!autodocs'],
  args: ofServer,
  beforeEach: () => {
    server.mockReset().mockReturnValue(pending);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', file)).toHaveFocus();
    await userEvent.keyboard('{Enter>5/}');
    await canvas.findByRole('progressbar');
    await expect(server).toHaveBeenCalledTimes(1);
    const cancel = canvas.getByRole('button', { name: 'Cancelar' });
    await expect(cancel).toHaveFocus();
    await expect(await fireEvent.keyDown(cancel, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole('button', sheet)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ }');
    const button = canvas.getByRole('button', file);
    await expect(button).toHaveFocus();
    await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  },
};

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

export const Printed: Story = {
  name: 'TBL-07 TBL-22 a sheet with the title, what was asked, and all rows that are left',
  args: {
    defaultQuery: {
      search: ' garcía ',
      filters: {
        status: { kind: 'oneOf', values: ['Firmado', 'Cotizado'] },
        amount: { kind: 'numberRange', min: 20_000, max: null },
      },
    },
    layout: { order: [], hidden: ['comments', 'time'], pinned: ['client'], widths: {} },
  },
  beforeEach: catchPrint,
  play: async ({ canvas, step, userEvent }) => {
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
};

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

export const OnPaper: Story = {
  name: 'TBL-22 lies on its side with more than six columns, with numbered pages, until printing is over',
  beforeEach: holdPrint,
  play: async ({ canvas, userEvent }) => {
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
};

export const Upright: Story = {
  ...OnPaper,
  name: 'TBL-22 stands upright with six columns, black on white from the dark theme as well',
  tags: ['!autodocs'],
  args: { columns: contractColumns.slice(0, 6) },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
    await expect(pageRules()[0]).toContain('size: portrait');
    const paper = document.querySelector('body > article') ?? document.body;
    await expect(getComputedStyle(paper).color).toBe('rgb(0, 0, 0)');
  },
};

export const Many: Story = {
  name: 'TBL-22 asks before it prints more than 2,000 rows',
  args: { rows: sampleContracts(2431) },
  beforeEach: catchPrint,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', sheet);
    const asked = async (): Promise<HTMLElement> => {
      await userEvent.click(button);
      return screen.findByRole('alertdialog', { name: '¿Imprimir Contratos?' });
    };
    await step('It can be left', async () => {
      const dialog = await asked();
      await expect(dialog).toHaveAccessibleDescription(
        'Vas a imprimir 2,431 filas, unas 87 hojas. Para imprimir menos, cancela y filtra la tabla.',
      );
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(printed).toBeNull();
    });
    await step('All are printed', async () => {
      const dialog = await asked();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Imprimir todo' }));
      await expect((await printedSheet()).querySelectorAll('tbody tr')).toHaveLength(2431);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', sheet)).toHaveFocus());
    });
    await asked();
  },
};

export const TooMany: Story = {
  name: 'TBL-22 says that a browser may not manage very many sheets',
  tags: ['!autodocs'],
  args: { rows: sampleContracts(100_000), columns: contractColumns.slice(0, 6) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Vas a imprimir 100,000 filas, unas 2,500 hojas. Para imprimir menos, cancela y filtra la tabla. ' +
        'Con tantas, el navegador puede tardar varios minutos o no lograrlo.',
    );
  },
};

export const NoPrinter: Story = {
  name: 'TBL-07 says so where the browser cannot print',
  tags: ['!autodocs'],
  beforeEach: () => {
    const own = globalThis.print;
    Object.defineProperty(globalThis, 'print', { value: undefined, configurable: true, writable: true });
    return () => {
      globalThis.print = own;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sheet));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Este navegador no puede imprimir. Abre la página en otro.',
    );
    await expect(document.querySelector('body > article')).toBeNull();
  },
};
