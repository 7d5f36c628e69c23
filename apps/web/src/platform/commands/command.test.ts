import { describe, expect, it } from 'vitest';
import { commandProblem, type CommandTexts } from './command.ts';
import type { Failure } from './verdict.ts';

type Key = 'refused' | 'failed' | 'malformed' | 'unanswered' | 'conflict' | 'unknown';
const texts: CommandTexts<Key> = {
  refused: 'refused',
  failed: 'failed',
  malformed: 'malformed',
  unanswered: 'unanswered',
  unknown: 'unknown',
  statuses: { 409: 'conflict' },
};

describe('the message for a failed command', () => {
  it.each<[string, Failure, ReturnType<typeof commandProblem<Key>>]>([
    [
      'the words of the server',
      { kind: 'refused', status: 422, message: 'No eres asesor.' },
      { tone: 'danger', key: 'refused', message: 'No eres asesor.', status: 422 },
    ],
    [
      'our words where the server has none',
      { kind: 'refused', status: 404, message: null },
      { tone: 'danger', key: 'refused', message: null, status: 404 },
    ],
    [
      'our words for a status that has some',
      { kind: 'refused', status: 409, message: 'Conflict' },
      { tone: 'danger', key: 'conflict', message: null, status: 409 },
    ],
    [
      'that the server failed',
      { kind: 'failed', status: 500, message: 'Falla' },
      { tone: 'danger', key: 'failed', message: null, status: 500 },
    ],
    [
      'that the server failed, by a page of something before it',
      { kind: 'garbled', status: 502 },
      { tone: 'danger', key: 'failed', message: null, status: 502 },
    ],
    [
      'that the response cannot be read',
      { kind: 'garbled', status: null },
      { tone: 'danger', key: 'malformed', message: null, status: null },
    ],
    [
      'that no answer came',
      { kind: 'unanswered', halt: 'later' },
      { tone: 'warning', key: 'unanswered', message: null, status: null },
    ],
    [
      'that the result is unknown',
      { kind: 'unknown', halt: 'server' },
      { tone: 'warning', key: 'unknown', message: null, status: null },
    ],
  ])('is %s', (_title, failure, problem) => expect(commandProblem(failure, texts)).toEqual(problem));

  it('hides the server’s reason when the command says so', () => {
    const refused: Failure = { kind: 'refused', status: 400, message: 'Ese correo ya existe.' };
    expect(commandProblem(refused, { ...texts, hidesReason: true }).message).toBeNull();
  });

  it('falls back when a page defines fewer texts', () => {
    const { malformed: _, unknown: __, ...fewer } = texts;
    expect(commandProblem({ kind: 'garbled', status: null }, fewer).key).toBe('failed');
    expect(commandProblem({ kind: 'unknown', halt: 'later' }, fewer).key).toBe('unanswered');
  });
});
