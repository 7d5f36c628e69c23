import type { DigitalCampaign } from '@sereno/domain/dashboards';
import { createTranslate, formatFigure, mexicanFormats, toFormats } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/financialDashboard/es.ts';
import { campaignFigures } from './campaignFigures.ts';

const t = createTranslate<typeof es>(es, 'es');
const campaign: DigitalCampaign = {
  businessLine: 'BF',
  medium: 'Facebook',
  name: 'Noviembre en familia',
  leads: 80,
  sales: 4,
  budget: 20_000,
  spent: 16_000,
  costPerLead: 200,
  grossMargin: 164_000,
  salesAmount: 180_000,
  conversion: 0.0005,
  responseMinutes: 12.5,
  conversionDays: 6.25,
};
const written = (change: Partial<DigitalCampaign> = {}) =>
  campaignFigures({ ...campaign, ...change }, t).map(({ label, value, unit = 'count' }) => [
    label,
    formatFigure(value, unit, toFormats('es', mexicanFormats)).replaceAll(/\s/gu, ' '),
  ]);
const noted = (grossMargin: number) =>
  campaignFigures({ ...campaign, grossMargin }, t).flatMap(({ label, loss }) => (loss === undefined ? [] : [label]));

describe('the figures of a campaign', () => {
  it('FIN-05 to FIN-14 FMT-05 FMT-06 FMT-07 are ten, each in its unit and with its decimals', () => {
    expect(written()).toEqual([
      ['Leads', '80'],
      ['Ventas', '4'],
      ['Presupuesto', '$20,000.00'],
      ['Ejercido', '$16,000.00'],
      ['Costo por lead', '$200.00'],
      ['Margen bruto', '$164,000.00'],
      ['Importe de ventas', '$180,000.00'],
      ['Conversión', '0.001'],
      ['Tiempo de respuesta', '12.50 min'],
      ['Días de conversión', '6.3 días'],
    ]);
  });

  it('FIN-05 to FIN-14 are plain zeros for a campaign that sold nothing and has no budget', () => {
    const zero = { budget: 0, conversion: -0, responseMinutes: 0, conversionDays: 0, grossMargin: -0 };
    const values = written(zero).map(([, value]) => value);
    expect(values.filter((value) => value?.startsWith('-'))).toEqual([]);
    expect(values[7]).toBe('0.000');
  });

  it.each<[string, Partial<DigitalCampaign>, readonly string[]]>([
    ['leads', { leads: 0 }, ['Costo por lead', 'Conversión', 'Tiempo de respuesta']],
    ['sales', { sales: 0 }, ['Días de conversión']],
  ])(
    'FIN-09 FIN-12 to FIN-14 without %s have no figure per each, rather than a perfect zero',
    (_, change, expected) => {
      const unknown = campaignFigures({ ...campaign, ...change }, t).filter(({ value }) => value === null);
      expect(unknown.map(({ label }) => label)).toEqual(expected);
      for (const { explanation } of unknown) expect(explanation).toContain('se muestra —');
    },
  );

  it('FIN-10 a loss has a word beside its sign, and nothing else has', () => {
    expect(noted(-0.01)).toEqual(['Margen bruto']);
    expect(noted(0)).toEqual([]);
    expect(noted(-0)).toEqual([]);
  });

  it('FIN-15 are explained, those that are computed with their formula', () => {
    const explained = new Map(campaignFigures(null, t).map(({ label, explanation = '' }) => [label, explanation]));
    expect([...explained.values()].filter((text) => text === '')).toEqual([]);
    for (const label of ['Costo por lead', 'Conversión', 'Tiempo de respuesta', 'Días de conversión'])
      expect(explained.get(label)).toContain('÷');
    expect(explained.get('Margen bruto')).toContain('−');
  });
});
