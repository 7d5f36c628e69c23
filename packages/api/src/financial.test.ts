import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDigitalMedia, readFinancialResult } from './financial.ts';
import { readMonthlyOffer } from './monthlyOffer.ts';
import { documentedAnswer } from './testing/documented.ts';

describe('the financial result', () => {
  const result = readFinancialResult(documentedAnswer('GET /dashboard/get-financial-v2')['body']);

  it('API-39 ENT-14 FIN-04 to FIN-14 reads every figure of a campaign', () => {
    expect(result?.campaigns[0]).toEqual({
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
      conversion: 0.05,
      responseMinutes: 12.5,
      conversionDays: 6.5,
    });
  });

  it('FIN-10 FIN-16 has a budget and margins that follow from the campaigns', () => {
    expect(result?.periodBudget).toBe(30_000);
    expect(result?.campaigns.reduce((sum, { budget }) => sum + budget, 0)).toBe(30_000);
    for (const { grossMargin, salesAmount, spent, conversion, sales, leads } of result?.campaigns ?? []) {
      expect(grossMargin).toBe(salesAmount - spent);
      expect(conversion).toBe(sales / leads);
    }
  });

  it('may have a loss, but no average below 0', () => {
    const campaign = { Name: 'Prueba', ROI: '-500.5', Conversion: -1, AverageTime: 'mucho' };
    expect(readFinancialResult({ DigitalLeads: [campaign, {}, null] })?.campaigns).toMatchObject([
      { grossMargin: -500.5, conversion: 0, responseMinutes: 0 },
    ]);
  });
});

it('API-40 FIN-03 FIN-18 the digital media are read from SocialWeb and Name', () => {
  expect(readDigitalMedia(documentedAnswer('GET /dashboard/financial-socialweb')['body'])).toEqual([
    { code: 'Facebook', name: 'Facebook' },
    { code: 'Google', name: 'Google' },
    { code: 'Página web', name: 'Página web' },
  ]);
  expect(readDigitalMedia([null, { Name: 'Sin clave' }, { SocialWeb: 'Radio' }])).toEqual([
    { code: 'Radio', name: 'Radio' },
  ]);
});

describe('the monthly offer', () => {
  it('API-43 ENT-16 OFR-01 to OFR-03 is read with its period and its ranking', () => {
    expect(readMonthlyOffer(documentedAnswer('GET /dashboard/graph-monthlyoffer')['body'])).toEqual({
      name: 'Noviembre en familia',
      period: { start: '2026-11-01', end: '2026-11-30' },
      ranking: [
        { position: 1, name: 'Arturo Medina Solís', amount: 82_000 },
        { position: 2, name: 'Lucía Hernández Ríos', amount: 68_000 },
      ],
    });
  });

  it('has no period with half of one, and no rank without name and amount', () => {
    const offer = { NameOffer: 'Verano', StartOffer: '2026/06/01', RankingOffer: [{ Name: 'Ana' }, { Amount: 1 }, 3] };
    expect(readMonthlyOffer(offer)).toEqual({ name: 'Verano', period: null, ranking: [] });
  });
});

describe('an answer of another shape', () => {
  it.each([null, undefined, {}, [], 'rows', { DigitalLeads: {}, NameOffer: '' }])('%j has no data', (answer) => {
    expect(readFinancialResult(answer)).toBeNull();
    expect(readDigitalMedia(answer)).toEqual([]);
    expect(readMonthlyOffer(answer)).toBeNull();
  });

  it('never throws', () => {
    const rows = fc.array(fc.anything());
    const answer = fc.record({
      DigitalLeads: rows,
      NameOffer: fc.string(),
      RankingOffer: rows,
      EndOffer: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), rows, answer), (anything) => {
        expect(readFinancialResult(anything)?.campaigns ?? []).toBeInstanceOf(Array);
        expect(readDigitalMedia(anything)).toBeInstanceOf(Array);
        expect(readMonthlyOffer(anything)?.ranking ?? []).toBeInstanceOf(Array);
      }),
    );
  });
});
