import { describe, expect, it } from 'vitest';
import { DATE_PICKER_MAX_YEAR, FINANCIAL_MIN_YEAR, MONTH_PICKER_MIN_YEAR, monthLimits } from './pickerLimit.ts';

describe('picker limits', () => {
  it('CST-18 DRP-06 dates end in 2100', () => {
    expect(DATE_PICKER_MAX_YEAR).toBe(2100);
  });

  it('CST-19 MTP-01 MTP-02 months run from 1800 to the current month', () => {
    expect(MONTH_PICKER_MIN_YEAR).toBe(1800);
    expect(monthLimits('2026-11-20')).toEqual({ min: '1800-01', max: '2026-11' });
  });

  it('CST-21 MTP-03 financial months run from 2021 to the current month', () => {
    expect(FINANCIAL_MIN_YEAR).toBe(2021);
    expect(monthLimits('2026-11-20', FINANCIAL_MIN_YEAR)).toEqual({ min: '2021-01', max: '2026-11' });
  });
});
