import { MalformedAnswerError, type Outcome, SessionEndedError, UnreachableError } from '@sereno/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeNews } from './changeNews.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void errors.mockClear());

const refused =
  (status: number, message: string | null = null) =>
  async (): Promise<Outcome> => ({
    kind: 'refused',
    status,
    message,
  });
const failing = (error: Error) => async (): Promise<Outcome> => {
  throw error;
};

describe('what a change of a prospect tells', () => {
  it('is that it was done', async () => {
    expect(await changeNews(async () => ({ kind: 'done' }))).toEqual({ kind: 'done' });
  });

  it.each([
    [409, 'Otra versión', 'prospectDetail.conflict', null, true],
    [404, 'No se encontró', 'prospectDetail.gone', null, true],
    [422, 'Solo quien lo ve', 'prospectDetail.serverFailed', 'Solo quien lo ve', true],
    [500, 'Error interno', 'prospectDetail.serverFailed', null, false],
  ])('is why %i refused it', async (status, said, key, message, isStale) => {
    expect(await changeNews(refused(status, said))).toEqual({ kind: 'problem', key, message, isStale });
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    [new UnreachableError(null), 'prospectDetail.unanswered', true, 1],
    [new MalformedAnswerError('POST /prospect/{id}/discard'), 'prospectDetail.serverFailed', false, 1],
    [new SessionEndedError(), 'prospectDetail.serverFailed', false, 0],
  ])('is what %o means, which is reported unless the session ended', async (error, key, isStale, reports) => {
    expect(await changeNews(failing(error))).toEqual({ kind: 'problem', key, message: null, isStale });
    expect(errors).toHaveBeenCalledTimes(reports);
  });
});
