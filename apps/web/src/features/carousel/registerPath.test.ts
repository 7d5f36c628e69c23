import { readLeadData } from '@sereno/domain/carousel';
import { describe, expect, it } from 'vitest';
import { registerPath } from './registerPath.ts';

describe('the form of an attended lead', () => {
  it('CAR-07 CAR-08 has the lead in the parameter data, signs of addresses included', () => {
    const lead = { id: 5, name: 'A & B?', fullName: 'Rosa #1 =/+ Ñandú', prospectionMeans: null, createdAt: 0 };
    const address = new URL(registerPath(lead), 'http://sereno.test');
    expect(address.pathname).toBe('/prospect/add');
    expect([...address.searchParams.keys()]).toEqual(['data']);
    expect(readLeadData(address.searchParams.get('data'))).toEqual({ kind: 'lead', lead });
  });
});
