import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_MEASURES,
  type CampaignMeasure,
  campaignTotals,
  keyedCampaigns,
  sortedCampaigns,
  spentPercent,
} from './campaigns.ts';
import type { DigitalCampaign } from './financial.ts';

const empty: DigitalCampaign = {
  businessLine: 'PF',
  medium: 'Google',
  name: 'Campaña',
  leads: 0,
  sales: 0,
  budget: 0,
  spent: 0,
  costPerLead: 0,
  grossMargin: 0,
  salesAmount: 0,
  conversion: 0,
  responseMinutes: 0,
  conversionDays: 0,
};
const campaign = (change: Partial<DigitalCampaign>): DigitalCampaign => ({ ...empty, ...change });

const cents = fc.integer({ min: -1e12, max: 1e12 });
const pesos = (amount: number) => Number(`${amount}e-2`);
const anyCampaign = fc
  .record({ name: fc.constantFrom('A', 'B', 'C'), spent: cents, margin: cents, leads: fc.nat(99) })
  .map(({ name, spent, margin, leads }) => campaign({ name, spent: pesos(spent), grossMargin: pesos(margin), leads }));

const keysOf = (given: readonly DigitalCampaign[]) =>
  new Map(keyedCampaigns(given).map(({ name, medium, key }) => [`${name} ${medium}`, key]));

describe('campaigns in order', () => {
  it.each<[CampaignMeasure, string]>([
    ['spent', 'BAC'],
    ['leads', 'CAB'],
    ['grossMargin', 'ACB'],
  ])('FIN-04 by %s, descending: %s', (by, order) => {
    const rows = [
      campaign({ name: 'A', spent: 20, leads: 5, grossMargin: 7 }),
      campaign({ name: 'B', spent: 30, leads: 1, grossMargin: -7 }),
      campaign({ name: 'C', spent: 10, leads: 9, grossMargin: 0 }),
    ];
    expect(
      sortedCampaigns(rows, by)
        .map(({ name }) => name)
        .join(''),
    ).toBe(order);
  });

  it("FIN-04 ties are sorted by name, then by the answer's order", () => {
    const alike = ['B', 'A', 'C', 'A'].map((name, sales) => campaign({ name, spent: 5, sales }));
    expect(sortedCampaigns(alike, 'spent').map(({ name, sales }) => `${name}${sales}`)).toEqual([
      'A1',
      'A3',
      'B0',
      'C2',
    ]);
  });

  it("FIN-04 keeps a campaign's key at any position of an answer", () => {
    const rows = ['A', 'B'].flatMap((name) => ['Google', 'Radio'].map((medium) => campaign({ name, medium })));
    expect(keysOf(rows.toReversed())).toEqual(keysOf(rows));
  });

  it('FIN-04 keeps every campaign, values that are not numbers last', () => {
    fc.assert(
      fc.property(fc.array(anyCampaign), fc.constantFrom(...CAMPAIGN_MEASURES), (rows, by) => {
        const sorted = sortedCampaigns([...rows, campaign({ name: 'X', [by]: Number.NaN })], by);
        expect(sorted).toHaveLength(rows.length + 1);
        expect(sorted.at(-1)?.name).toBe('X');
        const values = sorted.slice(0, -1).map((row) => row[by]);
        expect(values).toEqual(values.toSorted((one, other) => other - one));
      }),
    );
  });

  it('FIN-04 has a unique key for each, stable across answers, even with duplicate names', () => {
    fc.assert(
      fc.property(fc.array(anyCampaign), (rows) => {
        const keys = keyedCampaigns(rows).map(({ key }) => key);
        expect(new Set(keys).size).toBe(rows.length);
        expect(keyedCampaigns(rows.map((row) => ({ ...row, leads: row.leads + 1 }))).map(({ key }) => key)).toEqual(
          keys,
        );
      }),
    );
  });
});

describe('the totals', () => {
  it('FIN-05 to FIN-12 are sums, and ratios of the sums', () => {
    const rows = [
      campaign({ leads: 80, sales: 4, budget: 20_000, spent: 16_000, grossMargin: 164_000, salesAmount: 180_000 }),
      campaign({ leads: 40, sales: 1, budget: 10_000, spent: 9000, grossMargin: -31_000.1, salesAmount: 40_000.2 }),
    ];
    expect(campaignTotals(rows)).toEqual({
      leads: 120,
      sales: 5,
      budget: 30_000,
      spent: 25_000,
      grossMargin: 132_999.9,
      salesAmount: 220_000.2,
      costPerLead: 25_000 / 120,
      conversion: 5 / 120,
    });
  });

  it('FIN-09 FIN-12 are 0 without leads, and empty without campaigns', () => {
    expect(campaignTotals([campaign({ spent: 500, sales: 1 })])).toMatchObject({
      spent: 500,
      costPerLead: 0,
      conversion: 0,
    });
    expect(campaignTotals([campaign({ spent: 500, sales: 1, leads: 1 })])).toMatchObject({
      costPerLead: 500,
      conversion: 1,
    });
    expect(Object.values(campaignTotals([]))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('FMT-08 FIN-16 are exact to the cent, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyCampaign, { maxLength: 200 }), (rows) => {
        const { spent, grossMargin } = campaignTotals(rows);
        const exact = rows.reduce((sum, row) => sum + BigInt(Math.round(row.spent * 100)), 0n);
        expect(spent).toBe(Number(`${exact}e-2`));
        expect(campaignTotals(rows.toReversed())).toMatchObject({ spent, grossMargin });
      }),
    );
  });

  it('FLT-04 handle sums beyond every count and values that are not numbers', () => {
    const most = Number.MAX_SAFE_INTEGER / 100;
    const rows = Array.from({ length: 200 }, () => campaign({ spent: most, leads: 1 }));
    expect(campaignTotals(rows).spent).toBeCloseTo(most * 200, -3);
    expect(campaignTotals([campaign({ spent: Number.NaN, leads: 1 }), campaign({ spent: 1, leads: 1 })])).toMatchObject(
      {
        spent: 1,
        costPerLead: 0.5,
      },
    );
  });
});

describe('the spent percentage of a budget', () => {
  it.each([
    [25_000, 30_000, (25_000 * 100) / 30_000],
    [0, 30_000, 0],
    [33_000, 30_000, 110],
    [5, 0, null],
    [0, 0, null],
    [5, -1, null],
    [Number.NaN, 5, null],
    [5, Number.NaN, null],
  ])('FIN-16 of %d spent of %d is %d', (spent, budget, percent) => {
    expect(spentPercent(spent, budget)).toBe(percent);
  });
});
