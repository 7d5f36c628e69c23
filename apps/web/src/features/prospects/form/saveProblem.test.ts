import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../platform/commands/verdict.ts';
import { saveProblem } from './saveProblem.ts';

describe('why a prospect was not saved', () => {
  it.each<[Verdict, ReturnType<typeof saveProblem>]>([
    [{ kind: 'done' }, null],
    [{ kind: 'notSent' }, null],
    [
      { kind: 'refused', status: 422, message: 'No eres asesor.' },
      { tone: 'danger', key: 'prospect.refused', message: 'No eres asesor.' },
    ],
    [
      { kind: 'refused', status: 404, message: null },
      { tone: 'danger', key: 'prospect.refused', message: null },
    ],
    [
      { kind: 'unanswered', halt: 'later' },
      { tone: 'warning', key: 'prospect.unanswered', message: null },
    ],
    [
      { kind: 'unknown', halt: 'server' },
      { tone: 'warning', key: 'prospect.unknown', message: null },
    ],
    [
      { kind: 'failed', status: 500, message: 'Falla' },
      { tone: 'danger', key: 'prospect.failed', message: null },
    ],
    [{ kind: 'garbled', status: 502 }, { tone: 'danger', key: 'prospect.failed', message: null }],
  ])('is told of %j', (verdict, problem) => expect(saveProblem(verdict)).toEqual(problem));
});
