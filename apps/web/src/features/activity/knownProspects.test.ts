import { describe, expect, it } from 'vitest';
import { knownProspects } from './knownProspects.ts';
import { sampleActivity } from './testing/sampleActivity.ts';

const of = (prospectId: number | null, prospectName: string) => ({ ...sampleActivity, prospectId, prospectName });

describe('prospects that are known without the server', () => {
  it('ADL-39 are those of the lists, each once, by name and whatever its case and accents', () => {
    const lists = [
      of(2, 'Zoé Ávila'),
      of(1, 'Álvaro Zea'),
      of(2, 'Zoé Ávila'),
      of(3, 'Rosa Campos'),
      of(null, 'Zoila'),
    ];
    expect(knownProspects(lists, 'ZE').map(({ id }) => id)).toEqual([1]);
    expect(knownProspects(lists, 'avi').map(({ name }) => name)).toEqual(['Zoé Ávila']);
    expect(knownProspects(lists, 'z').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('ACL-18 CDR-08 say how they can be reached, and nothing of the data', () => {
    expect(knownProspects([of(7, 'Rosa')], 'ro')).toEqual([
      {
        id: 7,
        name: 'Rosa',
        detail: null,
        adviserName: 'Jorge Cruz',
        hasEmail: true,
        hasPhone: true,
        hasAddress: true,
      },
    ]);
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => of(index + 1, `Rosa ${index}`));
    expect(knownProspects(many, 'rosa')).toHaveLength(20);
  });
});
