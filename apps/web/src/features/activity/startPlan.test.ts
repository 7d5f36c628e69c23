import { describe, expect, it } from 'vitest';
import { startPlan } from './startPlan.ts';
import { sampleActivity, sampleChannels } from './testing/sampleActivity.ts';

const names = { adviser: 'Jorge', company: 'Previsión' };
const plan = (changes: Partial<typeof sampleActivity>) =>
  startPlan({ ...sampleActivity, ...changes }, sampleChannels, names);
const unseen = { ...sampleActivity.contact, email: null, phone: null, address: null };

describe('what the press itself does', () => {
  it.each([
    ['STA-03 opens a page for a visit', { activityTypeId: 1 }, { kind: 'page' }],
    ['STA-04 calls', { activityTypeId: 2 }, { kind: 'link', href: 'tel:5510003001' }],
    ['STA-05 writes', { activityTypeId: 3 }, { kind: 'link', href: 'mailto:rosa@example.mx' }],
    ['STA-06 opens a page for WhatsApp', { activityTypeId: 4 }, { kind: 'page' }],
    ['STA-07 sends a message', { activityTypeId: 5 }, { kind: 'link', href: 'sms:5510003001' }],
  ] as const)('STA-15 %s', (_, changes, expected) => {
    expect(plan(changes)).toEqual(expected);
  });

  it('STA-15 CDR-08 opens the page of what is known to be there though the person may not see it', () => {
    expect(plan({ activityTypeId: 1, contact: unseen })).toEqual({ kind: 'page' });
    expect(plan({ activityTypeId: 4, contact: unseen })).toEqual({ kind: 'page' });
    expect(plan({ activityTypeId: 2, contact: unseen })).toEqual({ kind: 'later' });
  });

  it('CDR-02 CDR-05 CDR-07 opens nothing where there is nothing to open', () => {
    const none = { ...unseen, hasEmail: false, hasPhone: false, hasAddress: false };
    for (const activityTypeId of [1, 2, 3, 4, 5, 6, null]) {
      expect(plan({ activityTypeId, contact: none })).toEqual({ kind: 'later' });
    }
    expect(plan({ activityTypeId: 6 })).toEqual({ kind: 'later' });
  });

  it('waits for the answer with a number that cannot be dialled', () => {
    expect(plan({ contact: { ...sampleActivity.contact, phone: 'pendiente' } })).toEqual({ kind: 'later' });
  });
});
