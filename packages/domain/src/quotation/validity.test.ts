import { describe, expect, it } from 'vitest';
import { lastValidDay, quotationStatus } from './validity.ts';

describe('validity of a quotation', () => {
  it('counts the day it is made', () => {
    expect(lastValidDay('2026-11-22', 30)).toBe('2026-12-21');
    expect(lastValidDay('2026-11-22', 1)).toBe('2026-11-22');
  });

  it.each([
    ['2026-11-22', null, 'valid'],
    ['2026-11-21', null, 'expired'],
    [null, null, 'valid'],
    ['2026-11-21', 'PF-10001', 'contracted'],
    ['2026-11-23', 'PF-10001', 'contracted'],
  ] as const)('until %s, contract %s: %s', (validUntil, contractNumber, status) => {
    expect(quotationStatus({ validUntil, contractNumber }, '2026-11-22')).toBe(status);
  });
});
