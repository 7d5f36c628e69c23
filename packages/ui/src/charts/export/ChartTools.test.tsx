import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CalendarHeatMap } from '../calendar/CalendarHeatMap.tsx';
import { HeatGrid } from '../grid/HeatGrid.tsx';
import { LineChart } from '../line/LineChart.tsx';
import { replacePart } from '../../testing/replacePart.ts';
import { chartFiles } from './ChartTools.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { NotYet } from './ChartTools.stories.tsx';

/** What the browser was given to save, since the test began. */
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

const test = behaviour({ ...meta, beforeEach: catchFiles });

const keepBom = new TextDecoder('utf-8', { ignoreBOM: true });

const savedText = async (): Promise<string> => keepBom.decode(await (saved.at(-1)?.file ?? new Blob()).arrayBuffer());

/** The picture that was saved, its size in px, and the colours that it has. */
async function savedPicture() {
  const picture = await createImageBitmap(saved.at(-1)?.file ?? new Blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const { data = [] } = pen?.getImageData(0, 0, picture.width, picture.height) ?? {};
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `${data[at]} ${data[at + 1]} ${data[at + 2]} ${data[at + 3]}`;
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return { width: picture.width, height: picture.height, corner: data.slice(0, 4).join(' '), colors };
}

/** Opens the menu and chooses. */
async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Exportar / }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

test(
  'On a phone the menu swaps plot and table, whose button has no room there',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Exportar / });
    await expect(canvas.queryByRole('button', { name: 'Ver como tabla' })).toBeNull();
    await choose('Ver como tabla');
    await expect(await canvas.findByRole('table')).toBeVisible();
    await choose('Ver como gráfica');
    await waitFor(() => expect(canvasElement.querySelector('svg[data-plot]')).not.toBeNull());
  },
);

test('TBL-13 TBL-14 the menu has the permitted actions', {}, async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Exportar Ventas: línea/mes' });
  await userEvent.click(button);
  await screen.findByRole('menuitem', { name: 'Copiar' });
  await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copiar',
    'Descargar CSV',
    'Descargar PNG',
    'Imprimir',
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

// Without rights there is only copying.
test(
  'TBL-13 TBL-14 only copying without rights',
  { args: { csv: false, png: true, print: false } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Exportar / }));
    await screen.findByRole('menuitem', { name: 'Copiar' });
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
);

// The table, separated by tabs; no text becomes a formula.
test('TBL-18 the table is copied, without formulas', {}, async ({ canvas }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await choose('Copiar');
    await canvas.findByText('Copiado');
    await expect(write).toHaveBeenCalledTimes(1);
    await expect(write).toHaveBeenCalledWith(
      "Concepto\tValor\tParte\nPrevisión familiar\t1284350.5\t\n'=Seguro\t612480\t\nBeneficio, funerario\t-87560\t",
    );
  } finally {
    write.mockRestore();
  }
});

test('When the browser refuses its clipboard, it says what to do', {}, async ({ canvas }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const reported = spyOn(window, 'reportError').mockImplementation(() => undefined);
  try {
    await choose('Copiar');
    await canvas.findByText('Este navegador no permite copiar. Abre la tabla, selecciónala y cópiala.');
  } finally {
    write.mockRestore();
    reported.mockRestore();
  }
});

// A file for spreadsheets, named after the chart.
test('TBL-15 TBL-16 TBL-17 TBL-18 a file of the table', {}, async ({ canvas }) => {
  await choose('Descargar CSV');
  await canvas.findByText('Ventas_ línea_mes.csv descargado');
  await expect(saved.map(({ name }) => name)).toEqual(['Ventas_ línea_mes.csv']);
  await expect(await savedText()).toBe(
    '\uFEFFConcepto,Valor,Parte\r\n' +
      'Previsión familiar,1284350.5,\r\n' +
      "'=Seguro,612480,\r\n" +
      '"Beneficio, funerario",-87560,\r\n',
  );
});

// The picture is light in the dark theme too, at twice the size of the screen.
test(
  'A picture on a light surface, sharp, with its title',
  { globals: { theme: 'dark' } },
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await choose('Descargar PNG');
    await canvas.findByText('Ventas_ línea_mes.png descargado');
    const { width, height, corner, colors } = await savedPicture();
    const drawing = canvasElement.querySelector('svg[data-plot]')?.getBoundingClientRect();
    await expect(width).toBe(Math.ceil(((drawing?.width ?? 0) + 32) * 2));
    await expect(height).toBeGreaterThan((drawing?.height ?? 0) * 2 + 40);
    await expect(corner).toBe('255 255 255 255');
    // Series 1 and 2 of the light theme, and its ink, from the title.
    await expect(colors.get('0 105 95 255')).toBeGreaterThan(2000);
    await expect(colors.get('201 105 12 255')).toBeGreaterThan(1000);
    await expect(colors.get('20 34 38 255')).toBeGreaterThan(200);
    await expect(colors.has('102 204 186 255')).toBe(false);
    // The page has its own theme again.
    await expect(canvasElement.querySelector('[data-theme="light"] svg[data-plot]')).toBeNull();
  },
);

test(
  'The key of a line is a stroke in the picture too',
  {
    render: (args) => (
      <LineChart
        title={args.title}
        csv
        png
        categories={[{ id: 'a', label: 'A' }]}
        series={[
          { id: 'x', name: 'Uno', values: [1], color: 1 },
          { id: 'y', name: 'Nada', values: [null], color: 2 },
        ]}
        previous={[]}
      />
    ),
  },
  async ({ canvas }) => {
    await canvas.findByRole('application');
    await choose('Descargar PNG');
    await canvas.findByText('Ventas_ línea_mes.png descargado');
    const { colors } = await savedPicture();
    // A stroke of 10 px by 2 and two dashes of 4 by 2, at twice the size; nothing else has that colour.
    await expect(colors.get('201 105 12 255')).toBe(80 + 64);
  },
);

// A scrolled calendar is completely in the picture, with its legend.
test(
  'The whole of a calendar, with its scale',
  {
    render: (args) => (
      <CalendarHeatMap
        title={args.title}
        csv
        png
        range={{ start: '2025-11-22', end: '2026-11-21' }}
        days={[
          { date: '2025-12-01', value: 5 },
          { date: '2026-11-20', value: 1 },
        ]}
      />
    ),
  },
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await choose('Descargar PNG');
    await canvas.findByText('Ventas_ línea_mes.png descargado');
    const { width, colors } = await savedPicture();
    const drawing = canvasElement.querySelector('svg[data-plot]');
    await expect(width).toBe(Math.ceil(((drawing?.getBoundingClientRect().width ?? 0) + 32) * 2));
    // The darkest shade is in the scrolled-away part, and in the legend.
    await expect(colors.get('0 105 95 255')).toBeGreaterThan(600);
    await expect(drawing?.querySelector('[data-paper]')).toHaveAttribute('display', 'none');
  },
);

test(
  'The names of the rows are in the picture too',
  {
    render: (args) => (
      <HeatGrid
        title={args.title}
        csv
        png
        rows={[{ id: 'a', label: 'Plan Esencial' }]}
        columns={[{ id: 'x', label: '44100' }]}
        values={[{ row: 'a', column: 'x', value: 3 }]}
      />
    ),
  },
  async ({ canvas }) => {
    await canvas.findByRole('application');
    await choose('Descargar PNG');
    await canvas.findByText('Ventas_ línea_mes.png descargado');
    const { colors } = await savedPicture();
    // The muted ink of names.
    await expect(colors.get('81 97 100 255')).toBeGreaterThan(50);
  },
);

// Prints what is visible, and nothing else of the page.
test('TBL-14 this chart alone on paper', { globals: { theme: 'dark' } }, async ({ canvas }) => {
  const sheets: string[] = [];
  const printed = spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector('body > article[data-theme="light"]');
    sheets.push(
      `${document.title}|${sheet?.querySelector('h1')?.textContent}|${sheet?.querySelectorAll('svg path').length}`,
    );
    sheets.push(sheet?.querySelector('svg path')?.getAttribute('fill') ?? '');
  });
  try {
    await canvas.findByRole('application');
    await choose('Imprimir');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    await expect(sheets).toEqual(['Ventas: línea/mes|Ventas: línea/mes|2', 'rgb(0, 105, 95)']);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('body > article')).toBeNull());
  } finally {
    printed.mockRestore();
  }
});

// As a table, if that is shown.
test('TBL-14 prints the table if that is shown', {}, async ({ canvas }) => {
  let rows = 0;
  const printed = spyOn(window, 'print').mockImplementation(() => {
    rows = document.querySelectorAll('body > article tbody tr').length;
  });
  try {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await choose('Imprimir');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    await expect(rows).toBe(3);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('body > article')).toBeNull());
  } finally {
    printed.mockRestore();
  }
});

// Code that fails to load: the page keeps working, and a message says what to do.
test('Without a network it says so, and works the next time', {}, async ({ canvas }) => {
  const reported = spyOn(window, 'reportError').mockImplementation(() => undefined);
  const restore = replacePart(chartFiles, () => Promise.reject(new Error('offline')));
  try {
    await choose('Descargar CSV');
    await canvas.findByText(/^No se pudo exportar Ventas: línea\/mes\./);
    restore();
    await choose('Descargar CSV');
    await canvas.findByText('Ventas_ línea_mes.csv descargado');
  } finally {
    restore();
    reported.mockRestore();
  }
});

test('Without data the button is disabled', NotYet, async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: /^Exportar / });
  await expect(button).toBeDisabled();
  // Like its disabled neighbour: with border and filling it would look pressed.
  const looks = [button, await canvas.findByRole('button', { name: 'Ver como tabla' })].map((one) =>
    getComputedStyle(one),
  );
  await expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(1);
  await expect(new Set(looks.map(({ borderBlockStartColor }) => borderBlockStartColor)).size).toBe(1);
  await expect(new Set(looks.map(({ color }) => color)).size).toBe(1);
});
