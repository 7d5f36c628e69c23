import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone, startBrowser, visit } from '../browser.ts';
import { serve, type Site } from './site.ts';
import { stranger } from './stranger.ts';

const { folder } = await stranger();

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serve(path.join(folder, 'dist'), 'hash')]);
});
afterAll(async () => {
  site.close();
  await browser.close();
});

type Journey = {
  readonly picker: string;
  readonly opens: string;
  readonly sheet: string;
  /** What is tapped in the sheet, in order. */
  readonly taps: readonly (readonly [role: 'button' | 'option', name: string])[];
  readonly shown: string;
};

const journeys: readonly Journey[] = [
  {
    picker: 'DatePicker',
    opens: 'Abrir el calendario: Fecha',
    sheet: 'Fecha',
    taps: [
      ['button', 'Mes anterior, octubre de 2026'],
      ['button', 'sábado 31 de octubre de 2026'],
    ],
    shown: '31/10/2026',
  },
  {
    picker: 'DateRangePicker',
    opens: 'Abrir el calendario: Periodo',
    sheet: 'Periodo',
    taps: [
      ['button', 'jueves 12 de noviembre de 2026'],
      ['button', 'lunes 9 de noviembre de 2026'],
      ['button', 'Aplicar'],
    ],
    shown: '09/11/2026 – 12/11/2026',
  },
  {
    picker: 'WeekPicker',
    opens: 'Abrir el calendario: Semana',
    sheet: 'Semana',
    taps: [['button', 'jueves 5 de noviembre de 2026, semana 45']],
    shown: 'Semana 45 del 04/11/2026 al 10/11/2026',
  },
  {
    picker: 'MonthPicker',
    opens: 'Abrir los meses: Mes',
    sheet: 'Mes',
    taps: [
      ['button', '2026, elegir otro año'],
      ['button', '2024'],
      ['button', 'febrero de 2024'],
    ],
    shown: '02/2024',
  },
  {
    picker: 'TimePicker',
    opens: 'Abrir las horas: Hora',
    sheet: 'Hora',
    taps: [['option', '10:15']],
    shown: '10:15',
  },
];

async function shown(picker: string): Promise<Page> {
  const page = await visit(browser, phone);
  await page.goto(`${site.url}/gallery.html`);
  await page.evaluate((name) => window.show(name), `pickers/${picker}`);
  return page;
}

describe('with a finger on a phone', () => {
  test.each(journeys)(
    'DRP-03 WKP-02 MTP-03 ADL-11 $picker: opened, chosen in a sheet at the lower edge, and closed',
    async ({ picker, opens, sheet: title, taps, shown: text }) => {
      const page = await shown(picker);
      await page.getByRole('button', { name: opens }).tap();
      const sheet = page.getByRole('dialog', { name: title });
      await sheet.waitFor();
      const box = await sheet.boundingBox();
      expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 360, 740]);
      for (const [role, name] of taps) await sheet.getByRole(role, { name, exact: true }).tap();
      await sheet.waitFor({ state: 'hidden' });
      expect(await page.getByRole('textbox').inputValue()).toBe(text);
      await page.context().close();
    },
  );

  test.each(journeys)(
    '$picker: a tap beside the sheet closes it, and nothing has changed',
    async ({ picker, opens, sheet }) => {
      const page = await shown(picker);
      const before = await page.getByRole('textbox').inputValue();
      await page.getByRole('button', { name: opens }).tap();
      await page.getByRole('dialog', { name: sheet }).waitFor();
      await page.touchscreen.tap(180, 20);
      await page.getByRole('dialog', { name: sheet }).waitFor({ state: 'hidden' });
      expect(await page.getByRole('textbox').inputValue()).toBe(before);
      await page.context().close();
    },
  );
});
