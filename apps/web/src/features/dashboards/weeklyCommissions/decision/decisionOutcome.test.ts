import { weekFingerprint } from '@sereno/api/fingerprint';
import type { CommissionDecision, CommissionLine, CommissionReason } from '@sereno/domain/commission';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../../platform/commands/verdict.ts';
import {
  type DecidedWeek,
  type DecisionOutcome,
  decisionToSend,
  fingerprintOf,
  outcomeAfter,
  outcomeOf,
} from './decisionOutcome.ts';

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

const REASON: CommissionReason = { type: 'BONO', contract: null, reason: 'Falta octubre' };
const WITH_REASON: CommissionDecision = { kind: 'reconcile', reasons: [REASON] };

const decision = { decidedAt: null, fingerprint: null, signature: null, reasons: [] };
const PENDING = { lines: [LINE], status: 'pending', unreadable: 0, decision: null } as const;
const OTHER_ROWS = { ...PENDING, lines: [{ ...LINE, toPay: 1200.01 }] } as const;
const SIGNED = { ...PENDING, status: 'accepted', decision: { ...decision, fingerprint: FINGERPRINT } } as const;
const OF = (change: Partial<typeof SIGNED.decision> | { signature: string } | { fingerprint: string | null }) => ({
  ...SIGNED,
  decision: { ...SIGNED.decision, ...change },
});
const OTHER_IMAGE = 'data:image/png;base64,y';
const DISPUTED = { ...PENDING, status: 'inReconciliation', decision } as const;
const disputedFor = (...reasons: CommissionReason[]) => ({ ...DISPUTED, decision: { ...decision, reasons } });

describe('what became of a decision', () => {
  it.each([
    ['the fingerprint that was sent is there', SIGNED, ACCEPT, 'saved'],
    ['fingerprint and image are there', OF({ signature: 'data:image/png;base64,x' }), ACCEPT, 'saved'],
    ['another fingerprint is there', OF({ fingerprint: '0'.repeat(64) }), ACCEPT, 'decided'],
    ['the rows are those, and the image is another', OF({ signature: OTHER_IMAGE }), ACCEPT, 'undetermined'],
    ['the image is there alone', OF({ fingerprint: null, signature: 'data:image/png;base64,x' }), ACCEPT, 'saved'],
    ['neither fingerprint nor image is there', OF({ fingerprint: null }), ACCEPT, 'undetermined'],
    ['it is accepted without a decision', { ...SIGNED, decision: null }, ACCEPT, 'undetermined'],
    ['it is in reconciliation by then', DISPUTED, ACCEPT, 'decided'],
    ['it is so without reasons', { ...DISPUTED, decision: null }, ACCEPT, 'decided'],
    ['the reconciliation is there', DISPUTED, RECONCILE, 'saved'],
    ['the reconciliation is there with its reason', disputedFor(REASON), WITH_REASON, 'saved'],
    ['a reconciliation is there without its reason', DISPUTED, WITH_REASON, 'decided'],
    ['one is there with a reason, and none was sent', disputedFor(REASON), RECONCILE, 'decided'],
    ['one is there with another reason', disputedFor({ ...REASON, reason: 'No' }), WITH_REASON, 'decided'],
    ['one is there with its reason twice', disputedFor(REASON, REASON), WITH_REASON, 'decided'],
    ['it is in reconciliation without reasons', { ...DISPUTED, decision: null }, WITH_REASON, 'undetermined'],
    ['it was accepted meanwhile', SIGNED, RECONCILE, 'decided'],
    ['it still waits', PENDING, ACCEPT, 'waiting'],
    ['it waits with other rows', OTHER_ROWS, ACCEPT, 'changed'],
    ['it cannot be read', null, ACCEPT, 'unknown'],
  ] as const)('CMA-16 CMA-17 is what the week says, where no answer came and %s', (_, now, sent, outcome) => {
    expect(outcomeOf(now, DECIDED, [sent])).toBe(outcome);
  });

  it('CMA-17 is compared as it was sent: blank reasons are not, nor in which order', () => {
    const other = { type: 'ENGANCHE', contract: 'PF-1', reason: 'Ya se pagó' };
    const sent = {
      kind: 'reconcile',
      reasons: [{ ...REASON, reason: ` ${REASON.reason}\n` }, other, { ...other, reason: ' ' }],
    } as const;
    expect(outcomeOf(disputedFor(other, REASON), DECIDED, [sent])).toBe('saved');
  });

  it.each([
    ['somebody was first', SIGNED, 'decided'],
    ['even with the same rows', DISPUTED, 'decided'],
    ['the rows are others', OTHER_ROWS, 'changed'],
    ['the rows are the same', PENDING, 'refused'],
    ['it cannot be read', null, 'unknown'],
  ] as const)('CMA-13 CMA-14 CMA-19 is told apart where the server refuses: %s', (_, now, outcome) => {
    expect(outcomeOf(now, DECIDED, [])).toBe(outcome);
  });

  const SENDING = { decided: DECIDED, decision: ACCEPT, unanswered: [] };
  const REFUSED: Verdict = { kind: 'refused', status: 409, message: null };
  const SILENT: Verdict = { kind: 'unanswered', halt: 'unanswered' };

  it.each<[string, Verdict, DecisionOutcome]>([
    ['a week that is decided', REFUSED, 'refused'],
    ['a body that does not fit', { kind: 'refused', status: 400, message: null }, 'refused'],
    ['too many of them', { kind: 'failed', status: 429, message: null }, 'refused'],
    ['a fault', { kind: 'failed', status: 500, message: 'Ocurrió un error' }, 'waiting'],
    ['a proxy that waits no longer', { kind: 'failed', status: 504, message: null }, 'waiting'],
    ['a page of a proxy', { kind: 'garbled', status: null }, 'waiting'],
    ['another address', { kind: 'refused', status: 302, message: null }, 'waiting'],
    ['silence', SILENT, 'waiting'],
  ])('CMA-20 is the server’s word or not known, of a week that waits: %s', (_, verdict, outcome) => {
    expect(outcomeAfter(verdict, PENDING, SENDING)).toEqual({
      outcome,
      unanswered: outcome === 'waiting' ? [ACCEPT] : [],
    });
  });

  it('CMA-20 is done where the server says so, though the week cannot be read then', () => {
    expect(outcomeAfter({ kind: 'done' }, null, SENDING).outcome).toBe('done');
    expect(outcomeAfter({ kind: 'done' }, SIGNED, SENDING).outcome).toBe('done');
  });

  it('CMA-20 is not known where somebody says that it is done, and the week that it waits', () => {
    expect(outcomeAfter({ kind: 'done' }, PENDING, SENDING).outcome).toBe('waiting');
  });

  it('CMA-16 CMA-19 is saved where the second of two is refused because the first, unanswered, was taken', () => {
    const first = outcomeAfter(SILENT, PENDING, SENDING);
    expect(first).toEqual({ outcome: 'waiting', unanswered: [ACCEPT] });
    const again = { ...SENDING, decision: { ...ACCEPT, signature: OTHER_IMAGE } };
    const second = outcomeAfter(REFUSED, SIGNED, { ...again, unanswered: first.unanswered });
    expect(second).toEqual({ outcome: 'saved', unanswered: [ACCEPT] });
    expect(outcomeAfter(REFUSED, SIGNED, again).outcome).toBe('decided');
  });

  it('API-47 CMA-16 CMA-17 is sent with the three specified fields alone to a server that takes no others', () => {
    const dispute: CommissionDecision = { kind: 'reconcile', reasons: [REASON] };
    expect(decisionToSend(ACCEPT, false)).toEqual({ ...ACCEPT, fingerprint: null });
    expect(decisionToSend(dispute, false)).toEqual({ kind: 'reconcile', reasons: [] });
    expect([decisionToSend(ACCEPT, true), decisionToSend(dispute, true)]).toEqual([ACCEPT, dispute]);
  });

  it('has no fingerprint for amounts that cannot be counted, nor without an adviser', () => {
    expect(fingerprintOf(WEEK, 208, [{ ...LINE, toPay: 1e300 }])).toBeNull();
    expect(fingerprintOf(WEEK, null, [LINE])).toBeNull();
    expect(fingerprintOf(WEEK, 208, [LINE])).toBe(FINGERPRINT);
  });
});
