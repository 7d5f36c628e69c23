import { MENU } from '@sereno/domain/navigation';
import { locales, type Locale } from '@sereno/ui/locale';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  activitiesTexts,
  activityTexts,
  entryTexts,
  frameTexts,
  operationTexts,
  publicTexts,
  validationTexts,
} from './areas.ts';
import { areas, formsOf, textsOf, textsOfArea } from './testing/catalogues.ts';
import { createTextArea } from './textArea.ts';

const spanish = Object.fromEntries(
  await Promise.all(areas.map(async (area) => [area, await textsOfArea(area, 'es')] as const)),
);
const inSpanish = { locale: 'es', overrides: {} } as const;

/** The plural categories that a language chooses among for what can be counted here: fewer than a million. */
function categoriesOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: 201 }, (_, count) => count).concat([1000, 10_000, 100_000]);
  return [...new Set(counts.map((count) => rules.select(count)))].toSorted();
}
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe('the texts of the host', async () => {
  it.each(areas.flatMap((area) => locales.map((locale) => [area, locale] as const)))(
    'LNG-01a LNG-01b LNG-01c LNG-01d LNG-01e LNG-01f LNG-05 of %s have the keys and parameters of the Spanish ones in %s',
    async (area, locale) => {
      const texts = await textsOfArea(area, locale);
      expect(Object.keys(texts)).toEqual(Object.keys(spanish[area] ?? {}));
      for (const [key, text] of Object.entries(spanish[area] ?? {})) {
        const placeholders = formsOf(text).map(placeholdersOf)[0];
        expect(typeof texts[key]).toBe(typeof text);
        for (const form of formsOf(texts[key])) {
          expect([key, placeholdersOf(form)]).toEqual([key, placeholders]);
          expect([key, form]).toEqual([key, form.trim()]);
          expect(form).not.toBe('');
        }
      }
    },
  );

  it.each(locales)('LNG-05 have every plural form of the language, and no other: %s', async (locale) => {
    const plurals = Object.entries(await textsOf(locale)).filter(([, text]) => typeof text !== 'string');
    const expected = categoriesOf(locale);
    expect(plurals.map(([key, text]) => [key, Object.keys(text).toSorted()])).toEqual(
      plurals.map(([key]) => [key, expected]),
    );
    expect(plurals.length).toBeGreaterThan(0);
  });

  it('stand under a key of their own', () => {
    const keys = Object.values(spanish).flatMap((texts) => Object.keys(texts));
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it('MNU-38 name every entry of the menu', async () => {
    const t = await frameTexts.load(inSpanish);
    for (const { key } of MENU.flatMap((entry) => [entry, ...entry.children])) expect(t(key)).not.toBe('');
    expect(t('menu.activitiesDashboard')).toBe('Tablero de actividades');
  });

  const entry = await entryTexts.load(inSpanish);
  const frame = await frameTexts.load(inSpanish);
  const publicPages = await publicTexts.load(inSpanish);
  const operation = await operationTexts.load(inSpanish);
  const activity = await activityTexts.load(inSpanish);
  const validation = await validationTexts.load(inSpanish);
  it.each([
    ['AUTH-03 VAL-04', entry('location.enable'), 'Activa tu ubicación para poder acceder'],
    ['VAL-04', entry('location.required'), 'La ubicación debe estar activada'],
    ['GEO-02', entry('location.unsupported'), 'Tu navegador no soporta el acceso a la ubicación. Intenta con otro'],
    ['AUTH-19 CAT-01 CAT-03 CAT-10 REG-14', entry('login.invalid'), 'Los datos de inicio de sesión son incorrectos'],
    ['AUTH-21 CAT-03', entry('login.disabled'), 'Tu cuenta está deshabilitada en el ERP'],
    ['VAL-01 AUTH-24', entry('validation.required'), 'Este campo es obligatorio'],
    ['VAL-02', entry('validation.tooShort', { limit: 3 }), 'Mínimo 3 caracteres'],
    ['VAL-02', entry('validation.tooLong', { limit: 50 }), 'Máximo 50 caracteres'],
    ['VAL-03', validation('validation.invalid'), 'Valor no válido'],
    ['REG-06', publicPages('registration.tooShort', { limit: 3 }), 'Minimum 3 symbols'],
    ['REG-07', publicPages('registration.tooLong', { limit: 50 }), 'Maximum 50 symbols'],
    ['REG-08', publicPages('registration.wrongFormat'), 'Wrong email format'],
    ['REG-10', publicPages('registration.mismatch'), "Password and Confirm Password didn't match"],
    ['REG-11', publicPages('registration.notAccepted'), 'You must accept the terms and conditions'],
    [
      'CAT-02',
      publicPages('forgotPassword.unknown', { email: 'ana@ejemplo.mx' }),
      'No se encontró una cuenta con el correo ana@ejemplo.mx',
    ],
    ['CAT-06 STA-10', operation('operation.done'), 'Operación realizada correctamente'],
    ['CAT-07 STA-10', operation('operation.failed'), 'Ocurrió un error al realizar la operación'],
    ['CAT-08', operation('operation.updateFailed'), 'Ocurrió un error al actualizar'],
    ['CAT-09 NXA-11', operation('operation.incomplete'), 'Falta información requerida'],
    ['CAT-11', frame('notice.licenseSuspended'), 'License provisionally suspended, contact the customer'],
    ['CAT-12', activity('activity.finished'), 'Se finalizó correctamente la actividad'],
    ['CAT-13', activity('activity.rescheduled'), 'Se reagendó correctamente la actividad'],
    ['CAT-14', activity('activity.alreadyFinished'), 'Actividad ya finalizada'],
    ['CDR-02 CAT-15', activity('activity.withoutAddress'), 'No es posible agendar una cita sin dirección.'],
    ['CDR-03 CAT-15', activity('activity.withoutPhone'), 'No es posible agendar una llamada sin número de contacto.'],
    ['CDR-04 CAT-15', activity('activity.withoutEmail'), 'No es posible agendar un correo sin dirección electrónica.'],
    [
      'CDR-05 CAT-15',
      activity('activity.withoutWhatsapp'),
      'No es posible agendar un whatsapp sin número de contacto.',
    ],
    [
      'CDR-06 CAT-15',
      activity('activity.withoutSmsNumber'),
      'No es posible agendar un mensaje de texto sin número de contacto.',
    ],
    [
      'CDR-07 CAT-15',
      activity('activity.unknownType'),
      'No es posible utilizar ese tipo de actividad, revisa la información.',
    ],
    ['ACL-01', activity('activityList.overdue'), 'Sin realizar'],
    ['ACL-04', activity('activityList.overdueTitle'), 'Actividades sin realizar'],
    ['ACL-01', activity('activityList.today'), 'Hoy'],
    ['ACL-04', activity('activityList.todayTitle'), 'Actividades de hoy'],
    ['ACL-01', activity('activityList.week'), 'Semana'],
    ['ACL-04', activity('activityList.weekTitle'), 'Actividades de la semana'],
    ['ACL-01', activity('activityList.future'), 'Futuras'],
    ['ACL-04', activity('activityList.futureTitle'), 'Actividades futuras'],
    ['ACL-19', activity('activityList.begin'), 'Iniciar'],
    ['ACL-20', activity('activityList.late'), 'No atendido a tiempo'],
    ['ACL-20', activity('activityList.newActivity'), 'Nueva Actividad'],
    ['ACL-21', activity('activityList.finish'), 'Finalizar'],
    ['ACL-22', activity('activityList.reschedule'), 'Reagendar'],
  ])(
    '%s stand in Spanish as the specification has them, its English and its accents included',
    (_, text, specified) => {
      expect(text).toBe(specified);
    },
  );

  it('CAT-18 are replaced one by one by the configuration, in the part that has them', async () => {
    const overrides = { 'terms.title': 'Reglas', 'nada.nada': 'x' };
    const t = await publicTexts.load({ locale: 'es', overrides });
    expect(t('terms.title')).toBe('Reglas');
    expect(t('notFound.title')).toBe('No encontramos esta página');
    expect((await activitiesTexts.load({ locale: 'es', overrides }))('activities.sms')).toBe('SMS');
  });
});

describe('a part of the texts', () => {
  const texts = { hello: 'Hola' };
  const area = (load: () => Promise<typeof texts>) => createTextArea<typeof texts>(load);

  it('is loaded once, and at hand from then on', async () => {
    const loader = vi.fn<() => Promise<typeof texts>>(async () => texts);
    const part = area(loader);
    void part.preload(inSpanish);
    const [t] = await Promise.all([part.load(inSpanish), part.load(inSpanish)]);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(t('hello')).toBe('Hola');
    // A component shows them in the same render.
    const Greeting = () => part.useTexts(inSpanish)('hello');
    expect(renderToStaticMarkup(createElement(Greeting))).toBe('Hola');
  });

  it('is asked for again when it could not be fetched', async () => {
    const loader = vi.fn<() => Promise<typeof texts>>().mockRejectedValue(new Error('offline'));
    const part = area(loader);
    await part.preload(inSpanish);
    await expect(part.load(inSpanish)).rejects.toThrow('offline');
    loader.mockResolvedValue(texts);
    expect((await part.load(inSpanish))('hello')).toBe('Hola');
    expect(loader).toHaveBeenCalledTimes(3);
  });
});
