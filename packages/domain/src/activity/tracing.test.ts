import { describe, expect, it } from 'vitest';
import { fixedTracingId, offeredTracings, preselectedTracing, tracingCatalogKey } from './tracing.ts';

const tracing = (id: number, reschedules: boolean) => ({
  id,
  name: `Tipo ${id}`,
  reschedules,
  needsNextActivity: true,
});
const all = [tracing(-1, false), tracing(3, false), tracing(7, true), tracing(8, true)];
const call = { activityTypeId: 2 };

describe('outcomes', () => {
  it('ADL-20 ADL-21 CST-05 rescheduling requests key 7, for any type and start', () => {
    for (const started of [true, false]) {
      expect(tracingCatalogKey('reschedule', { ...call, started })).toBe(7);
      expect(fixedTracingId('reschedule', { started })).toBe(7);
    }
  });

  it('ADL-22 ADL-35 CST-06 ending requests the type, or −1 for an activity never started', () => {
    expect(tracingCatalogKey('finish', { ...call, started: true })).toBe(2);
    expect(tracingCatalogKey('finish', { ...call, started: false })).toBe(-1);
    expect(tracingCatalogKey('finish', { activityTypeId: null, started: true })).toBe(-1);
    expect(fixedTracingId('finish', { started: true })).toBeNull();
    expect(fixedTracingId('finish', { started: false })).toBe(-1);
    expect(fixedTracingId('add', { started: false })).toBeNull();
  });

  it('ADL-18 ADL-19 offers the outcomes of ending or of rescheduling', () => {
    expect(offeredTracings('finish', all).map(({ id }) => id)).toEqual([-1, 3]);
    expect(offeredTracings('reschedule', all).map(({ id }) => id)).toEqual([7, 8]);
  });

  it('ADL-21 ADL-22 the fixed outcome is preselected when available', () => {
    expect(preselectedTracing(7, offeredTracings('reschedule', all))).toBe(7);
    expect(preselectedTracing(-1, offeredTracings('finish', all))).toBe(-1);
    expect(preselectedTracing(7, [tracing(8, true)])).toBeNull();
    expect(preselectedTracing(null, all)).toBeNull();
  });
});
