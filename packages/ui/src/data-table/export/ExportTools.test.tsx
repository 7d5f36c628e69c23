import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { vi } from 'vitest';
import { Button } from '../../foundation/index.ts';
import { holdTimers } from '../../testing/time.ts';
import { replacePart } from '../../testing/replacePart.ts';
import { downloadJob } from './ExportTools.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps, TableFile } from '../state/tableProps.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { file, ofServer, pending, rows, server, sheet } from './ExportTools.samples.tsx';
import meta, { Failed, NotReady, Waiting } from './ExportTools.stories.tsx';

/** What the browser was given to save, since the test began. */
const saved: { file: Blob; name: string }[] = [];

/** Takes the files instead of the browser. */
function catchFiles(): () => void {
  saved.length = 0;
  const requested = spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) saved.push({ file: given, name: '' });
    return 'blob:saved';
  });
  const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1);
    if (last !== undefined) last.name = this.download;
  });
  return () => {
    requested.mockRestore();
    pressed.mockRestore();
  };
}

const test = behaviour({ ...meta, beforeEach: catchFiles });

const keepBom = new TextDecoder('utf-8', { ignoreBOM: true });

const savedText = async (): Promise<string> => keepBom.decode(await (saved.at(-1)?.file ?? new Blob()).arrayBuffer());

const savedLines = async (): Promise<string[]> => (await savedText()).replace('\uFEFF', '').trimEnd().split('\r\n');

test(
  'TBL-06 TBL-15 TBL-16 TBL-17 a file of all rows, named after the table',
  {},
  async ({ canvas, step, userEvent }) => {
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
);

const ofHost = fn<TableFile>();

test(
  'TBL-06 TBL-15 a file that the host makes of the query and the visible columns, and saves nothing where it cannot',
  {
    args: {
      ...ofServer,
      csv: ofHost,
      columns: contractColumns.filter(({ id }) => ['client', 'amount'].includes(id)),
      defaultQuery: { globalFilter: 'ana' },
    },
  },
  async ({ canvas, userEvent }) => {
    ofHost.mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(new Blob(['Cliente\r\n']));
    const told = spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    server.mockClear();
    await userEvent.click(await canvas.findByRole('button', file));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Contratos/u);
    told.mockRestore();
    await expect(saved).toEqual([]);
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByText('Contratos.csv descargado, 237 filas');
    await expect(await savedText()).toBe('Cliente\r\n');
    const [query, columns] = ofHost.mock.lastCall ?? [];
    await expect(query?.globalFilter).toBe('ana');
    await expect(columns?.map(({ id, title }) => [id, title])).toEqual([
      ['client', 'Cliente'],
      ['amount', 'Monto'],
    ]);
    await expect(server).not.toHaveBeenCalled();
  },
);

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

test(
  'TBL-18 TBL-20 the visible columns in their order, the rows that are left, and no formula',
  {
    args: {
      title: 'Ventas: abril/mayo',
      rows: strange,
      columns: contractColumns.filter(({ id }) => ['client', 'date', 'amount', 'isInsured', 'comments'].includes(id)),
      layout: {
        columnOrder: ['comments', 'amount', 'client', 'date'],
        columnVisibility: { isInsured: false },
        columnPinning: { start: ['client'], end: [] },
        columnSizing: {},
      },
      defaultQuery: {
        columnFilters: [
          { id: 'client', value: { kind: 'oneOf', values: strange.slice(0, 3).map(({ client }) => client) } },
        ],
      },
    },
  },
  async ({ canvas, userEvent }) => {
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
);

/** Parts of the file that wait for the page to be free, while the test holds them. */
const held: (() => void)[] = [];
let isHolding = false;

/** What the file waits for between two slices of it: a message of `null` to the page. */
class HeldChannel extends MessageChannel {
  constructor() {
    super();
    const { port2 } = this;
    const post = port2.postMessage.bind(port2);
    port2.postMessage = (message: unknown) => {
      if (isHolding && message === null) held.push(() => post(message));
      else post(message);
    };
  }
}

/** The file is made slice by slice, as the test says. */
function holdSlices(): () => void {
  const own = globalThis.MessageChannel;
  globalThis.MessageChannel = HeldChannel;
  held.length = 0;
  isHolding = true;
  return () => {
    globalThis.MessageChannel = own;
  };
}
async function nextSlice(): Promise<void> {
  await waitFor(() => expect(held).not.toHaveLength(0));
  for (const goOn of held.splice(0)) goOn();
}

test(
  'TBL-06 100,000 rows: the page stays in use, and the file can be given up',
  { args: { rows: sampleContracts(100_000) }, beforeEach: holdSlices },
  async ({ canvas, step, userEvent }) => {
    await step('Progress and a way to give it up stand where the button was', async () => {
      await userEvent.click(await canvas.findByRole('button', file));
      await nextSlice();
      const bar = await canvas.findByRole<HTMLProgressElement>('progressbar', { name: 'Preparando Contratos.csv' });
      await expect(canvas.queryByRole('button', file)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      for (const begun = bar.value; bar.value <= begun;) await nextSlice();
      await expect(bar.value).toBeLessThan(1);
    });
    await step('Given up, nothing is saved and the button has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', file)).toHaveFocus();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(canvas.getByText('Contratos.csv cancelado')).toBeInTheDocument();
      await nextSlice();
      await expect(saved).toEqual([]);
    });
    await step('The next time it is made whole, while frames are drawn', async () => {
      isHolding = false;
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
);

/** Once what waits in the queue of microtasks is done, which is before React renders what it was told. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** 400 ms are over when the file is made, and React has not yet taken down what made it. */
function endWhenSlow(): () => void {
  const release = holdTimers();
  const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    void microtasks().then(() => vi.advanceTimersByTime(400));
  });
  return () => {
    pressed.mockRestore();
    release();
  };
}

test(
  'TBL-06 done just when it would have been shown, it leaves the button where it was',
  { beforeEach: endWhenSlow },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', file));
    await canvas.findByText('Contratos.csv descargado, 237 filas');
    await expect(canvas.getByRole('button', file)).toHaveFocus();
  },
);

test(
  'TBL-18 a server is asked for all rows that the query leaves',
  {
    args: { ...ofServer, defaultQuery: { globalFilter: 'ana', sorting: [{ id: 'date', desc: true }] } },
    beforeEach: () => {
      server.mockReset().mockResolvedValue(rows);
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByText('Contratos.csv descargado, 237 filas');
    await expect(server).toHaveBeenCalledTimes(1);
    await expect(server.mock.lastCall?.[0]).toMatchObject({
      globalFilter: 'ana',
      sorting: [{ id: 'date', desc: true }],
    });
    await expect(await savedLines()).toHaveLength(238);
  },
);

test('A server is asked once, and no longer when the file is given up', Waiting, async ({ canvas, userEvent }) => {
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
});

test('What cannot be fetched is told, and the next press tries again', Failed, async ({ canvas, step, userEvent }) => {
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
});

const { load } = downloadJob;

const fetching = fn<typeof load>();

test(
  'The code for the file loads on hover or focus, and is requested again after a failure',
  {
    beforeEach: () => {
      fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
      return replacePart(downloadJob, fetching);
    },
  },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', file);
    await expect(fetching).not.toHaveBeenCalled();
    await userEvent.hover(button);
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^No se pudo descargar Contratos/u);
    fetching.mockImplementation(load);
    await userEvent.click(button);
    await canvas.findByText('Contratos.csv descargado, 237 filas');
  },
);

function Page(props: DataTableProps<SampleContract>) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Button onClick={() => setThere(false)}>Salir</Button>
      {isThere && <DataTable {...props} />}
    </>
  );
}

test(
  'Who leaves the page has no file any more',
  {
    args: ofServer,
    render: (args) => <Page {...args} />,
    beforeEach: () => {
      server.mockReset().mockReturnValue(pending);
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', file));
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Salir' }));
    await expect(server.mock.lastCall?.[1].aborted).toBe(true);
    await expect(saved).toEqual([]);
  },
);

test(
  'TBL-13 TBL-14 TBL-23 without the right there is no button',
  { args: { csv: false, print: false } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', file)).toBeNull();
    await expect(canvas.queryByRole('button', sheet)).toBeNull();
  },
);

test('TBL-06 TBL-07 before the rows are there, no empty file is made', NotReady, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', file);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('button', sheet)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await expect(button).not.toHaveAttribute('aria-busy');
});

test(
  'TBL-06 TBL-07 by the keyboard alone; a key held down starts one file',
  {
    args: ofServer,
    beforeEach: () => {
      server.mockReset().mockReturnValue(pending);
    },
  },
  async ({ canvas, userEvent }) => {
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
);
