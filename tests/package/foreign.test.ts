import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { startBrowser, visit } from '../browser.ts';
import { complaintsOf, nonce, serve, strangeStyles, type Policy, type Rendered, type Site } from './site.ts';
import { stranger } from './stranger.ts';

declare global {
  interface Window {
    // What the stranger's gallery offers.
    names: readonly string[];
    show: (name: string) => void;
    probe: (name: string) => string;
  }
}

const { folder, types, build, developmentBuild } = await stranger();

describe('in an application that only has the tarballs', () => {
  test.each([
    ['a bundler', types.bundler],
    ['Node', types.node],
  ])('the types hold, libraries included, where %s resolves modules', (_, { output }) => {
    expect(output).toBe('');
  });

  test('Vite builds it', () => {
    expect([build.output, developmentBuild.output]).toEqual(['', '']);
  });
});

let browser: Browser;
let rendered: Rendered;
let complaints: string[];
const open: { pages: Page[]; sites: Site[] } = { pages: [], sites: [] };

async function opened(policy: Policy, address: string, markup?: Rendered): Promise<Page> {
  const site = await serve(path.join(folder, markup ? 'dist-development' : 'dist'), policy, markup);
  open.sites.push(site);
  const page = await visit(browser);
  open.pages.push(page);
  complaints = await complaintsOf(page);
  await page.goto(site.url + address);
  return page;
}

beforeAll(async () => {
  const [started, { ok, output }] = await Promise.all([
    startBrowser(),
    run('node', ['node/server.js', nonce], { cwd: folder, quiet: true }),
  ]);
  browser = started;
  if (!ok) throw new Error(output);
  rendered = JSON.parse(output);
});
afterEach(async () => {
  await Promise.all(open.pages.splice(0).map((page) => page.context().close()));
  for (const site of open.sites.splice(0)) site.close();
});
afterAll(() => browser?.close());

describe("the README's example", () => {
  test.each<Policy>(['hash', 'nonce'])('works under a strict policy with the %s', async (policy) => {
    const page = await opened(policy, '/index.html');
    const button = page.getByRole('button', { name: 'Agendar' });
    // The primary colour of the light theme: the rules are there, not only the elements.
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 105, 95)');
    await button.click();
    await page.getByLabel('Cliente').fill('Ana');
    await page.getByRole('combobox', { name: 'Tipo' }).click();
    const option = page.getByRole('option', { name: 'Visita' });
    await option.waitFor();
    expect(await strangeStyles(page)).toEqual([]);
    await option.click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Cita guardada').waitFor();
    expect(await strangeStyles(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("the README's form", () => {
  test('takes the errors of react-hook-form: as a field is left, and with the focus as it is sent', async () => {
    const page = await opened('hash', '/gallery.html');
    await page.evaluate(() => window.show('Contact'));
    const client = page.getByLabel('Cliente');
    const kind = page.getByRole('combobox', { name: 'Tipo' });
    await client.focus();
    await kind.focus();
    await page.getByText('Escribe el nombre').waitFor();
    expect(await kind.evaluate((element) => element === document.activeElement)).toBe(true);
    const save = page.getByRole('button', { name: 'Guardar' });
    await save.focus();
    await page.getByText('Elige el tipo').waitFor();
    await save.press('Enter');
    await page.locator('input[aria-invalid=true]:focus').waitFor();
    await client.fill('Ana');
    await page.getByText('Escribe el nombre').waitFor({ state: 'detached' });
    await save.press('Enter');
    await page.locator('[role=combobox][aria-invalid=true]:focus').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("the README's tables", () => {
  test('show, find, group and edit rows of a stranger, in euros', async () => {
    const page = await opened('hash', '/gallery.html');
    await page.evaluate(() => window.show('Sales'));
    await page.getByText('10,000 filas').waitFor();
    const first = page.getByRole('row').nth(1);
    expect(await first.getByRole('gridcell').allTextContents()).toEqual(['Cliente 1', 'Lisboa', '€1,000.00', '']);

    await first.getByRole('gridcell', { name: 'Cliente 1', exact: true }).dblclick();
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await page.getByRole('gridcell', { name: 'Ana', exact: true }).waitFor();
    await page.getByRole('searchbox').fill('47 de 48 pagos');
    await page.getByText('208 filas de 10,000').waitFor();
    await page.getByRole('searchbox').fill('');

    await page.getByRole('button', { name: 'Opciones de Oficina' }).click();
    await page.getByRole('menuitem', { name: 'Agrupar por esta columna' }).click();
    await page.getByRole('row', { name: /Lisboa \(3,334\)/u }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('sort and aggregate by functions of TanStack Table', async () => {
    const page = await opened('hash', '/gallery.html');
    await page.evaluate(() => window.show('Shirts'));
    await page.getByText('3 filas').waitFor();
    const sizes = () => page.locator('[role=row] > [role=gridcell]:nth-child(2)').allTextContents();
    expect(await sizes()).toEqual(['S', 'M', 'L']);
    await page.getByRole('button', { name: 'Modelo', exact: true }).click();
    await page.locator('[role=columnheader][aria-sort=ascending]', { hasText: 'Modelo' }).waitFor();
    expect(await sizes()).toEqual(['S', 'L', 'M']);
    await page.getByRole('button', { name: 'Opciones de Modelo' }).click();
    await page.getByRole('menuitem', { name: 'Agrupar por esta columna' }).click();
    await page.getByRole('row', { name: /Lino 10 \(2\).*870/u }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('ask a server for their pages', async () => {
    const page = await opened('hash', '/gallery.html');
    await page.evaluate(() => window.show('ServerSales'));
    await page.getByText('4,321 filas').waitFor();
    await page.getByRole('gridcell', { name: '€1,234.50' }).waitFor();
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await page.getByText('Página 2 de 433').waitFor();
    expect(complaints).toEqual([]);
  });
});

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Shows one after the other, opens what opens, and returns each one's complaints. */
async function tour(policy: Policy, markup?: Rendered): Promise<Record<string, string[]>> {
  const page = await opened(policy, '/gallery.html', markup);
  const found: Record<string, string[]> = {};
  for (const name of await page.evaluate(() => window.names)) {
    await page.evaluate((shown) => window.show(shown), name);
    await page.evaluate(settled);
    const opens = '[data-shown] :is([role=combobox][aria-expanded=false], [popovertarget])';
    for (const button of await page.locator(opens).all()) {
      await button.click();
      await page.evaluate(settled);
    }
    const all = [...complaints.splice(0), ...(await strangeStyles(page))];
    if (all.length > 0) found[name] = all;
  }
  return found;
}

describe('every component, and the example', () => {
  test.each<Policy>(['hash', 'nonce'])('keeps to a strict policy with the %s', async (policy) => {
    expect(await tour(policy)).toEqual({});
  });

  test('takes over the markup of a server without a difference', async () => {
    expect(await tour('server', rendered)).toEqual({});
  });
});

describe('class, style, id, data attribute and ref', () => {
  /** Without an element of its own. */
  const rootless = [
    'foundation/Toaster',
    'foundation/Tooltip',
    'foundation/TooltipGroup',
    'locale/LocaleProvider',
    'theme/GlobalStyle',
    'data-table/PrintNotes',
  ];
  /** The class is the whole field's; a label, a test and a form look for its control. */
  const fields = [
    'foundation/Checkbox',
    'foundation/CheckboxGroup',
    'foundation/Combobox',
    'foundation/FileUpload',
    'foundation/MultiCombobox',
    'foundation/NumberField',
    'foundation/PasswordField',
    'foundation/PinInput',
    'foundation/RadioGroup',
    'foundation/RangeSlider',
    'foundation/Select',
    'foundation/Slider',
    'foundation/Switch',
    'foundation/TagsInput',
    'foundation/TextArea',
    'foundation/TextField',
    'pickers/DatePicker',
    'pickers/DateRangePicker',
    'pickers/DatesPicker',
    'pickers/MonthPicker',
    'pickers/QuarterPicker',
    'pickers/TimePicker',
    'pickers/WeekPicker',
    'pickers/YearPicker',
    'prospect/PostalCodeField',
  ];
  /** Their ref has methods. */
  const handles = [
    'carousel/LeadShareTable',
    'commission/AdviserWeeks',
    'commission/WeekChanges',
    'data-table/DataTable',
    'data-table/UnevenRows',
    'signature/SignaturePad',
  ];
  const expected = (name: string): string => {
    if (fields.includes(name)) return 'control';
    return handles.includes(name) ? 'root, handle' : 'root';
  };

  test('reach the root of every component, and the control of a field', async () => {
    const page = await opened('hash', '/gallery.html');
    const all = await page.evaluate(() => window.names);
    const names = all.filter((name) => name.includes('/') && !rootless.includes(name));
    const found: Record<string, string> = {};
    for (const name of names) {
      await page.evaluate((shown) => window.probe(shown), name);
      await page.locator('.probe').first().waitFor({ state: 'attached' });
      found[name] = await page.evaluate((shown) => window.probe(shown), name);
    }
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, expected(name)])));
  });
});
