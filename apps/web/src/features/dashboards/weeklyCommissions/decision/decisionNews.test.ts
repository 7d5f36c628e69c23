import { weekFingerprint } from '@sereno/api/fingerprint';
import type { CommissionDecision, CommissionLine } from '@sereno/domain/commission';
import { describe, expect, it, vi } from 'vitest';
import { decide, type DecidedWeek, fingerprintOf, newsOf } from './decisionNews.ts';

const WEEK = { year: 2026, week: 46 };
const LINE: CommissionLine = {
  type: 'ENGANCHE',
  contract: 'PF-1',
  saleWeek: WEEK,
  clientName: 'Rosa Jiménez',
  saleAmount: 40_000,
  collectedWithoutTax: 10_000,
  collectedWithTax: 11_600,
  totalCommission: 4800,
  newSaleCommission: 1200,
  monthlyCommission: 0,
  monthlyBonus: 0,
  toPay: 1200,
  pendingCommission: 3600,
  week: WEEK,
  start: null,
  end: null,
  adviserName: 'Lucía Hernández',
};
const FINGERPRINT = weekFingerprint(WEEK, 208, [LINE]);
const DECIDED: DecidedWeek = { week: WEEK, slpCode: 208, fingerprint: FINGERPRINT };
const ACCEPT: CommissionDecision = { kind: 'accept', signature: 'data:image/png;base64,x', fingerprint: FINGERPRINT };
const RECONCILE: CommissionDecision = { kind: 'reconcile', reasons: [] };

const decision = (fingerprint: string | null) => ({ decidedAt: null, fingerprint, signature: null, reasons: [] });
const PENDING = { lines: [LINE], status: 'pending', unreadable: 0, decision: null } as const;
const OTHER_ROWS = { ...PENDING, lines: [{ ...LINE, toPay: 1200.01 }] } as const;
const SIGNED = { ...PENDING, status: 'accepted', decision: decision(FINGERPRINT) } as const;
const SIGNED_OTHERWISE = { ...PENDING, status: 'accepted', decision: decision('0'.repeat(64)) } as const;
const DISPUTED = { ...PENDING, status: 'inReconciliation', decision: decision(null) } as const;

describe('what became of a decision', () => {
  it.each([
    ['the signature that was sent is there', SIGNED, ACCEPT, 'saved'],
    ['another signature is there', SIGNED_OTHERWISE, ACCEPT, 'decided'],
    ['it is in reconciliation by then', DISPUTED, ACCEPT, 'decided'],
    ['the reconciliation is there', DISPUTED, RECONCILE, 'saved'],
    ['it was accepted meanwhile', SIGNED, RECONCILE, 'decided'],
    ['it still waits', PENDING, ACCEPT, 'notSaved'],
    ['it waits with other rows', OTHER_ROWS, ACCEPT, 'changed'],
    ['it cannot be read', null, ACCEPT, 'unknown'],
  ] as const)('CMA-16 CMA-17 is what the week says, where no answer came and %s', (_, now, sent, news) => {
    expect(newsOf(now, DECIDED, sent, true)).toBe(news);
  });

  it.each([
    ['somebody was first', SIGNED, 'decided'],
    ['even with the same rows', DISPUTED, 'decided'],
    ['the rows are others', OTHER_ROWS, 'changed'],
    ['the rows are the same', PENDING, 'refused'],
    ['it cannot be read', null, 'unknown'],
  ] as const)('CMA-13 CMA-14 CMA-19 is told apart where the server refuses: %s', (_, now, news) => {
    expect(newsOf(now, DECIDED, ACCEPT, false)).toBe(news);
  });

  it('CMA-18 is posted once and read once, whatever comes back', async () => {
    for (const answer of [{ kind: 'done' }, { kind: 'refused' }, null] as const) {
      const send = vi.fn<() => Promise<typeof answer>>().mockResolvedValue(answer);
      const readAgain = vi.fn<() => Promise<typeof PENDING>>().mockResolvedValue(PENDING);
      await decide(DECIDED, ACCEPT, { send, readAgain });
      expect([send.mock.calls.length, readAgain.mock.calls.length]).toEqual([1, 1]);
    }
  });

  it('CMA-20 is done where the server says so, though the week cannot be read then', async () => {
    const news = await decide(DECIDED, ACCEPT, {
      send: async () => ({ kind: 'done' }),
      readAgain: async () => null,
    });
    expect(news).toBe('done');
  });

  it('has no fingerprint for amounts that cannot be counted, nor for nobody', () => {
    expect(fingerprintOf(WEEK, 208, [{ ...LINE, toPay: 1e300 }])).toBeNull();
    expect(fingerprintOf(WEEK, null, [LINE])).toBeNull();
    expect(fingerprintOf(WEEK, 208, [LINE])).toBe(FINGERPRINT);
  });
});
