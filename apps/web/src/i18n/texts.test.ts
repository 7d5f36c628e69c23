import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MENU } from '@sereno/domain/navigation';
import { locales } from '@sereno/ui/locale';
import { describe, expect, it, vi } from 'vitest';
import { activitiesTexts } from './activities/index.ts';
import { entryTexts } from './entry/index.ts';
import { frameTexts } from './frame/index.ts';
import { publicTexts } from './public/index.ts';
import { createTextArea } from './textArea.ts';

const root = path.resolve(import.meta.dirname, '..');
const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The catalogue of an area in a language. */
async function catalogue(area: string, locale: string): Promise<Record<string, unknown>> {
  const module: Record<string, Record<string, unknown>> = await import(`./${area}/${locale}.ts`);
  return module[locale] ?? {};
}
const spanish = Object.fromEntries(
  await Promise.all(areas.map(async (area) => [area, await catalogue(area, 'es')] as const)),
);
const placeholders = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].toSorted();
const inSpanish = { locale: 'es', overrides: {} } as const;

/** The code of the host, without its texts and tests. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n') && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

describe('the texts of the host', () => {
  it.each(areas.flatMap((area) => locales.map((locale) => [area, locale] as const)))(
    'LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-05 of %s have the keys and parameters of the Spanish ones in %s',
    async (area, locale) => {
      const texts = await catalogue(area, locale);
      expect(Object.keys(texts)).toEqual(Object.keys(spanish[area] ?? {}));
      for (const [key, text] of Object.entries(spanish[area] ?? {})) {
        expect([key, placeholders(texts[key])]).toEqual([key, placeholders(text)]);
        expect(JSON.stringify(texts[key])).not.toMatch(/""/);
      }
    },
  );

  it('stand under a key of their own, and each is used', () => {
    const keys = Object.values(spanish).flatMap((texts) => Object.keys(texts));
    expect(keys).toHaveLength(new Set(keys).size);
    const ofMenu = new Set<string>([
      'menu.home',
      ...MENU.flatMap(({ key, children }) => [key, ...children.map((each) => each.key)]),
    ]);
    // A key may be built from one of a closed list: `activities.${type}`.
    const isUsed = (key: string) =>
      ofMenu.has(key) || sources.includes(`'${key}'`) || sources.includes(`\`${key.replace(/[^.]+$/, '')}\${`);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('MNU-38 name every entry of the menu', async () => {
    const t = await frameTexts.load(inSpanish);
    for (const { key } of MENU.flatMap((entry) => [entry, ...entry.children])) expect(t(key)).not.toBe('');
    expect(t('menu.activitiesDashboard')).toBe('Tablero de actividades');
  });

  it('AUTH-03 AUTH-19 AUTH-21 GEO-02 CAT-10 are verbatim where the specification gives them', async () => {
    const t = await entryTexts.load(inSpanish);
    expect(t('location.enable')).toBe('Activa tu ubicación para poder acceder');
    expect(t('location.unsupported')).toBe('Tu navegador no soporta el acceso a la ubicación. Intenta con otro');
    expect(t('login.invalid')).toBe('Los datos de inicio de sesión son incorrectos');
    expect(t('login.disabled')).toBe('Tu cuenta está deshabilitada en el ERP');
    expect(t('validation.tooShort', { limit: 3 })).toBe('Mínimo 3 caracteres');
    expect(t('validation.tooLong', { limit: 50 })).toBe('Máximo 50 caracteres');
  });

  it('CAT-18 are replaced one by one by the configuration, in the part that has them', async () => {
    const overrides = { 'terms.title': 'Reglas', 'nada.nada': 'x' };
    const t = await publicTexts.load({ locale: 'es', overrides });
    expect(t('terms.title')).toBe('Reglas');
    expect(t('notFound.title')).toBe('No encontramos la página');
    expect((await activitiesTexts.load({ locale: 'es', overrides }))('activities.sms')).toBe('SMS');
  });
});

describe('a part of the texts', () => {
  const texts = { hello: 'Hola' };
  const area = (es: () => Promise<typeof texts>) =>
    createTextArea<typeof texts>({ es, en: es, de: es, fr: es, ja: es, zh: es });

  it('is loaded once, and at hand from then on', async () => {
    const loader = vi.fn<() => Promise<typeof texts>>(async () => texts);
    const part = area(loader);
    part.preload(inSpanish);
    const [t] = await Promise.all([part.load(inSpanish), part.load(inSpanish)]);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(t('hello')).toBe('Hola');
    // What React reads to show them in the same render.
    expect(part.load(inSpanish)).toMatchObject({ status: 'fulfilled', value: t });
  });

  it('is asked for again when it could not be fetched ahead, and once only when it is needed', async () => {
    const loader = vi.fn<() => Promise<typeof texts>>().mockRejectedValue(new Error('offline'));
    const part = area(loader);
    part.preload(inSpanish);
    await expect(part.load(inSpanish)).rejects.toThrow('offline');
    await expect(part.load(inSpanish)).rejects.toThrow('offline');
    await expect(part.load(inSpanish)).rejects.toThrow('offline');
    expect(loader).toHaveBeenCalledTimes(2);
  });
});
