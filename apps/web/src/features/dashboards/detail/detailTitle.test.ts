import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import type { DetailQuery } from '@sereno/domain/dashboards';
import { es } from '../../../i18n/dashboardDetail/es.ts';
import { detailTitle } from './detailTitle.ts';

const t = createTranslate<typeof es>(es, 'es');
const oneDay = { start: '2026-11-18', end: '2026-11-18' } as const;
const week = { start: '2026-11-16', end: '2026-11-22' } as const;

describe('the title of the rows behind a figure', () => {
  it.each<[DetailQuery, readonly string[], string]>([
    [{ kind: 'contracts', basis: 'sold', days: oneDay }, [], 'Contratos vendidos el 18/11/2026'],
    [{ kind: 'contracts', basis: 'sold', days: week }, [], 'Contratos vendidos del 16/11/2026 al 22/11/2026'],
    [{ kind: 'contracts', basis: 'cancelled' }, ['PF', 'Vigente'], 'Contratos cancelados: PF, Vigente'],
    [{ kind: 'activities', days: oneDay }, ['Llamada'], 'Actividades el 18/11/2026: Llamada'],
    [{ kind: 'activities', state: 'onTime' }, [], 'Actividades a tiempo'],
    [{ kind: 'activities', state: 'unattended' }, [], 'Actividades sin atender'],
    [{ kind: 'activities', state: 'ended', tracingId: 3 }, [''], 'Actividades terminadas'],
    [{ kind: 'prospects', prospectionMeansId: 3 }, ['Facebook'], 'Prospectos registrados: Facebook'],
  ])('DSH-01 TOT-01 says %o in words', (detail, names, title) => {
    expect(detailTitle(detail, names, t)).toBe(title);
  });
});
