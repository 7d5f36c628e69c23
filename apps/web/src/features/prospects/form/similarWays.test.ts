import { describe, expect, it } from 'vitest';
import { similarWays } from './similarWays.ts';

const none = { mobilePhone: '', homePhone: '', email: '' };

describe('what is asked to find who is known already', () => {
  it('is nothing where nothing can be read yet', () => {
    expect(similarWays(none)).toEqual([]);
    expect(similarWays({ mobilePhone: '55 1000', homePhone: 'x'.repeat(200_000), email: 'ana@' })).toEqual([]);
  });

  it('is a phone as it is dialled and an address without case, in one question', () => {
    expect(similarWays({ ...none, mobilePhone: '+52 55 1000 3001', email: ' Ana@Correo.example ' })).toEqual([
      { phone: '5510003001', email: 'ana@correo.example' },
    ]);
    expect(similarWays({ ...none, email: 'ana@correo.example' })).toEqual([
      { phone: null, email: 'ana@correo.example' },
    ]);
    expect(similarWays({ ...none, homePhone: '5510003001' })).toEqual([{ phone: '5510003001', email: null }]);
  });

  it('is a question more for another phone, and none for the same', () => {
    const two = { ...none, mobilePhone: '5510003001', homePhone: '222 555 0123' };
    expect(similarWays(two)).toEqual([
      { phone: '5510003001', email: null },
      { phone: '2225550123', email: null },
    ]);
    expect(similarWays({ ...two, homePhone: '55 1000 3001' })).toEqual([{ phone: '5510003001', email: null }]);
  });
});
