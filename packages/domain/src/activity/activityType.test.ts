import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_COUNTERS, ACTIVITY_TYPE, counterOf } from './activityType.ts';

describe('activity types', () => {
  it('ENT-23 are numbered 1 to 5', () => {
    expect(ACTIVITY_TYPE).toEqual({ appointment: 1, call: 2, email: 3, whatsapp: 4, sms: 5 });
  });

  it('ACD-02 are counted in screen order', () => {
    expect(ACTIVITY_COUNTERS).toEqual(['appointment', 'call', 'email', 'whatsapp', 'sms']);
  });

  it.each([
    [1, 'appointment'],
    [2, 'call'],
    [3, 'email'],
    [4, 'whatsapp'],
    [5, 'sms'],
    [0, 'sms'],
    [-1, 'sms'],
    [6, 'sms'],
    [Number.NaN, 'sms'],
  ])('ACD-05 type %d counts as %s', (id, counter) => {
    expect(counterOf(id)).toBe(counter);
  });

  it('ACD-05 any other type counts as SMS', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((id) => id < 1 || id > 4),
        (id) => {
          expect(counterOf(id)).toBe('sms');
        },
      ),
    );
  });
});
