import { describe, expect, it } from 'vitest';
import { bonus, line, newSale, oddSale } from '../samples.ts';
import { disputableLines, matchingLines } from './disputableLines.ts';
import { chosenLines, disputeIssue, MAX_REASON_LENGTH, MAX_REASONS, reasonsOf, withDispute } from './disputes.ts';

const typed = (id: string | undefined, reason: string) => withDispute(new Map(), id ?? '', { reason, isChosen: true });
const many = (count: number) =>
  disputableLines(Array.from({ length: count }, (_, place) => line({ contract: `PF-${place}` })));

const STANDARD = 'No estoy de acuerdo.';

describe('what can be disputed', () => {
  it('is one for all lines of a kind and contract, with their sum in cents', () => {
    const again = { ...newSale, toPay: 0.1, clientName: null };
    expect(disputableLines([{ ...again, toPay: 0.2 }, newSale, again, bonus])).toMatchObject([
      { type: 'ENGANCHE', contract: 'PF-204817', toPay: 1269.27, count: 3, clientName: 'María del Carmen Ruiz' },
      { type: 'BONO', contract: null, typeName: 'BONO', toPay: 1500, count: 1 },
    ]);
  });

  it("keeps the server's name of the kind, which identifies the line", () => {
    expect(disputableLines([line({ type: ' Enganche ' })])[0]).toMatchObject({
      type: ' Enganche ',
      typeName: 'NUEVA VENTA',
    });
  });

  it('has no sum that cannot be counted', () => {
    expect(disputableLines([line({ toPay: 1e17 })])[0]?.toPay).toBeNull();
  });

  it('matches contract, client and kind, ignoring case and accents', () => {
    const all = disputableLines([newSale, oddSale, bonus]);
    expect(matchingLines(all, ' PENA ').map(({ contract }) => contract)).toEqual(['BF-118220']);
    expect(matchingLines(all, 'nueva').map(({ contract }) => contract)).toEqual(['PF-204817', 'BF-118220']);
    expect(matchingLines(all, '  ')).toHaveLength(3);
    expect(matchingLines(all, 'zz')).toEqual([]);
  });
});

describe('CMA-17 the reasons that are sent', () => {
  const all = disputableLines([newSale, oddSale, bonus]);
  const [first, second, third] = all.map(({ id }) => id);

  it('are those of ticked lines, trimmed, or the standard one without input', () => {
    let disputes = typed(first, '  Fue de contado. ');
    disputes = withDispute(disputes, second ?? '', { reason: 'No se envía', isChosen: false });
    disputes = withDispute(disputes, third ?? '', { reason: '   ', isChosen: true });
    const chosen = chosenLines(all, disputes);
    expect(disputeIssue(chosen, disputes)).toBeNull();
    expect(reasonsOf(chosen, disputes, STANDARD)).toEqual([
      { type: 'ENGANCHE', contract: 'PF-204817', reason: 'Fue de contado.' },
      { type: 'BONO', contract: null, reason: STANDARD },
    ]);
  });

  it('keep what was typed for a line that is unticked', () => {
    const disputes = withDispute(typed(first, 'Fue de contado.'), first ?? '', { isChosen: false });
    expect(disputes.get(first ?? '')).toEqual({ isChosen: false, reason: 'Fue de contado.' });
  });

  it('leave out lines that the week no longer has', () => {
    expect(chosenLines(disputableLines([bonus]), typed(first, 'Fue de contado.'))).toEqual([]);
  });

  it.each([
    [MAX_REASON_LENGTH, null],
    [MAX_REASON_LENGTH + 1, 'tooLong'],
  ])('of %i letters: %s', (length, issue) => {
    const disputes = typed(first, 'x'.repeat(length));
    expect(disputeIssue(chosenLines(all, disputes), disputes)).toBe(issue);
  });

  it('are as many as a server takes, and no more', () => {
    expect(disputeIssue(many(MAX_REASONS), new Map())).toBeNull();
    expect(disputeIssue(many(MAX_REASONS + 1), new Map())).toBe('tooMany');
  });
});
