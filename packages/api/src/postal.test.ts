import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedAnswerError, UnexpectedStatusError } from './index.ts';
import { readPostalState } from './postal.ts';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedAnswer, documentedReply } from './testing/documented.ts';

describe('the state of a postal code', () => {
  it('ENT-20 POS-02 is read from estado, unless error says that the code is unknown', () => {
    expect(readPostalState(documentedAnswer('GET /postal/{code}', 'found'))).toBe('Jalisco');
    expect(readPostalState(documentedAnswer('GET /postal/{code}', 'unknown'))).toBeNull();
  });

  it.each([
    [{ estado: 'Jalisco', error: false }, 'Jalisco'],
    [{ error: false, response: { estado: 'Jalisco' } }, 'Jalisco'],
    [{ estado: 'Jalisco', error: true }, null],
    [{ estado: 'Jalisco', error: 'true' }, null],
    [{ estado: '' }, null],
    [[], null],
    [null, null],
  ])('POS-02 of %j is %j', (answer, state) => {
    expect(readPostalState(answer)).toBe(state);
  });

  it('is never a surprise, whatever the answer', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const state = readPostalState(answer);
        expect(state === null || state !== '').toBe(true);
      }),
    );
  });

  it('API-06 is asked of this server, without the access token', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /postal/{code}'));
    expect(await api.postalState('44100')).toBe('Jalisco');
    expect(received).toEqual([{ method: 'GET', url: '/api/postal/44100', token: '', body: null }]);
  });

  it('POS-04 is asked of the configured service, which never sees the access token', async () => {
    const postalUrl = '/cp?codigo={code}&tipo=simple';
    const { api, received } = await apiAgainst(() => ({ text: '{"estado":"Sonora","error":false}' }), 'valid', {
      postalUrl,
    });
    expect(await api.postalState('83000')).toBe('Sonora');
    expect(received).toMatchObject([{ url: '/cp?codigo=83000&tipo=simple', token: '' }]);
  });

  it('rejects like every other call', async () => {
    const reason = new Error('another code');
    const { api } = await apiAgainst(({ url }) => (url.endsWith('1') ? { text: '<html>' } : { status: 500, text: '' }));
    await expect(api.postalState('00001')).rejects.toThrow(MalformedAnswerError);
    await expect(api.postalState('00002')).rejects.toThrow(UnexpectedStatusError);
    await expect(api.postalState('00003', AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
