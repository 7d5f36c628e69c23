import { describe, expect, it } from 'vitest';
import { oppositeOf } from './guardCommands.ts';

const guard = { id: 7, version: 2, day: '2026-12-05', employeeId: 108 } as const;
const night = { day: '2026-12-09', employeeId: 109 } as const;

describe('UND-47 the opposite of a change', () => {
  it('takes away what was assigned, as it was saved', () => {
    const since = [guard, { ...night, id: 8, version: 1 }];
    const assigned = { kind: 'assign', nights: [night] } as const;
    expect(oppositeOf(assigned, since)).toEqual({ kind: 'unassign', guards: [{ ...night, id: 8, version: 1 }] });
    // Somebody changed it before it was read: the version that is sent is refused.
    expect(oppositeOf(assigned, [{ ...night, id: 8, version: 2 }])).toMatchObject({ guards: [{ version: 1 }] });
    expect(oppositeOf({ kind: 'assign', nights: [night, { ...night, employeeId: 110 }] }, since)).toBeNull();
  });

  it('assigns what was taken away, and moves back what was moved', () => {
    expect(oppositeOf({ kind: 'unassign', guards: [guard] }, [])).toEqual({ kind: 'assign', nights: [guard] });
    const back = { kind: 'move', guard: { ...guard, ...night, version: 3 }, night: guard };
    expect(oppositeOf({ kind: 'move', guard, night }, [])).toEqual(back);
  });

  it('gives a month the places that it had, and takes back no publication', () => {
    const from = { month: '2026-12', version: 4, places: 2, isPublished: false } as const;
    const to = { ...from, places: 3 };
    expect(oppositeOf({ kind: 'month', from, to }, [])).toEqual({
      kind: 'month',
      from: { ...to, version: 5 },
      to: from,
    });
    expect(oppositeOf({ kind: 'month', from, to: { ...from, isPublished: true } }, [])).toBeNull();
  });
});
