import { describe, expect, it } from 'vitest';
import { opensBeside } from './startPlan.ts';
import { sampleActivity } from './testing/sampleActivity.ts';

const unseen = { ...sampleActivity.contact, email: null, phone: null, address: null };

describe('the press itself', () => {
  it.each([
    ['STA-03 opens a page for a visit', 1, true],
    ['STA-04 waits with a call', 2, false],
    ['STA-05 waits with a letter', 3, false],
    ['STA-06 opens a page for WhatsApp', 4, true],
    ['STA-07 waits with a message', 5, false],
  ] as const)('STA-15 %s', (_, activityTypeId, opens) => {
    expect(opensBeside({ ...sampleActivity, activityTypeId })).toBe(opens);
    // What is known to be there, though the person may not see it (CDR-08).
    expect(opensBeside({ ...sampleActivity, activityTypeId, contact: unseen })).toBe(opens);
  });

  it('CDR-02 CDR-05 CDR-07 opens nothing where there is nothing to open', () => {
    const none = { ...unseen, hasEmail: false, hasPhone: false, hasAddress: false };
    for (const activityTypeId of [1, 2, 3, 4, 5, 6, null])
      expect(opensBeside({ ...sampleActivity, activityTypeId, contact: none })).toBe(false);
    expect(opensBeside({ ...sampleActivity, activityTypeId: 6 })).toBe(false);
  });
});
