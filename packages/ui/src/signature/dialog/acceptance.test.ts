import { describe, expect, it } from 'vitest';
import { type Acceptance, follow, isTaken, NO_ACCEPTANCE } from './acceptance.ts';

type Host = Parameters<typeof follow>[1];

const open: Host = { open: true, saving: false, problem: null };
const saving: Host = { ...open, saving: true };
const failed: Host = { ...open, problem: 'Sin conexión' };
const closed: Host = { ...open, open: false };

/** State of an acceptance after these host states, and whether its signature was taken. */
function told(hosts: readonly Host[], problem: string | null = null): { step: string; taken: boolean } {
  let acceptance: Acceptance = { step: 'given', problem };
  let taken = false;
  for (const host of hosts) {
    taken ||= isTaken(acceptance, host);
    acceptance = follow(acceptance, host);
  }
  return { step: acceptance.step, taken };
}

describe('an acceptance (SIG-01)', () => {
  it.each([
    ['is under way until the host says that it saves', [open, open], 'given', false],
    ['is under way while it is saved', [open, saving, saving], 'saving', false],
    ['stays given between the end of saving and the closing', [saving, open, open], 'saved', false],
    ['is taken where the dialog closes after it', [saving, open, closed], 'none', true],
    ['is taken where it closes at the end of saving', [saving, closed], 'none', true],
    ['is taken where the host closes at once', [closed], 'none', true],
    ['ends at a problem, and what was drawn stays', [saving, failed], 'none', false],
    ['ends at a problem that comes later', [saving, open, failed], 'none', false],
    ['ends at a problem that comes at once', [failed], 'none', false],
    ['is not taken where it closes with a problem', [saving, { ...failed, open: false }], 'none', false],
    ['is not taken where it closes after a problem', [saving, failed, closed], 'none', false],
  ] as const)('%s', (_, hosts, step, taken) => {
    expect(told(hosts)).toEqual({ step, taken });
  });

  it('a previous problem does not end it', () => {
    expect(told([failed], 'Sin conexión').step).toBe('given');
    expect(told([failed, { ...failed, saving: true }], 'Sin conexión').step).toBe('saving');
    expect(told([failed, { ...failed, saving: true }, failed], 'Sin conexión').step).toBe('none');
  });

  it('without one nothing is taken when the dialog closes', () => {
    expect(isTaken(NO_ACCEPTANCE, closed)).toBe(false);
    expect(follow(NO_ACCEPTANCE, saving)).toBe(NO_ACCEPTANCE);
  });
});
