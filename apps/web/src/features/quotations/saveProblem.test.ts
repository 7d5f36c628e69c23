import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../platform/commands/verdict.ts';
import { saveProblem } from './saveProblem.ts';

const refused = (status: number, message: string | null): Verdict => ({ kind: 'refused', status, message });

describe('UND-33 why a quotation was not saved', () => {
  it.each<[Verdict, ReturnType<typeof saveProblem>]>([
    [{ kind: 'done' }, null],
    [{ kind: 'notSent' }, null],
    [
      { kind: 'unknown', halt: 'later' },
      { tone: 'warning', key: 'quotationAdd.unknown' },
    ],
    [
      { kind: 'unanswered', halt: 'unanswered' },
      { tone: 'warning', key: 'quotationAdd.unanswered' },
    ],
    [{ kind: 'garbled', status: 502 }, { tone: 'danger', key: 'quotationAdd.failed' }],
    [
      { kind: 'failed', status: 500, message: 'x' },
      { tone: 'danger', key: 'quotationAdd.failed' },
    ],
    [refused(409, 'Los precios cambiaron'), { tone: 'danger', key: 'quotationAdd.pricesChanged' }],
    [
      refused(422, 'El descuento no puede ser mayor que 15 %.'),
      { tone: 'danger', text: 'El descuento no puede ser mayor que 15 %.' },
    ],
    [refused(404, null), { tone: 'danger', key: 'quotationAdd.refused' }],
  ])('%j', (verdict, problem) => {
    expect(saveProblem(verdict)).toEqual(problem);
  });
});
