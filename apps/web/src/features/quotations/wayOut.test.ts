import { describe, expect, it } from 'vitest';
import { stepsBack } from './wayOut.ts';

const at = (...addresses: string[]) => addresses.map((address) => `https://sereno.example${address}`);

describe('the way out of a quotation', () => {
  it('UND-33 leads back to the page before it', () => {
    expect(stepsBack(at('/', '/prospect/81/detail', '/quotation/add?ProspectId=81'), 2)).toBe(1);
    expect(stepsBack(at('/quotation?Id=4', '/quotation/add', '/dashboard'), 1)).toBe(1);
  });

  it('UND-33 passes the prospects who were chosen before, and the login', () => {
    const history = at('/activity', '/auth/login', '/quotation/add?ProspectId=81', '/quotation/add?ProspectId=82');
    expect(stepsBack(history, 3)).toBe(3);
    expect(stepsBack(at('/auth/login', '/quotation/add'), 1)).toBeNull();
  });

  it('UND-33 is none where the browser tells nothing', () => {
    expect(stepsBack([], -1)).toBeNull();
    expect(stepsBack([null, ...at('/quotation/add')], 1)).toBeNull();
  });
});
