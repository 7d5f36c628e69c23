import { describe, expect, it } from 'vitest';
import { commandProblem } from '../../platform/commands/command.ts';
import { quotationSave } from './quotationCommand.ts';

describe('UND-33 why a quotation was not saved', () => {
  it('says in our words that prices have changed', () => {
    const problem = commandProblem({ kind: 'refused', status: 409, message: 'Conflict' }, quotationSave.texts);
    expect(problem).toEqual({ tone: 'danger', key: 'quotationAdd.pricesChanged', message: null, status: 409 });
  });

  it('says in the words of the server which rule forbids it', () => {
    const message = 'El descuento no puede ser mayor que 15 %.';
    const problem = commandProblem({ kind: 'refused', status: 422, message }, quotationSave.texts);
    expect(problem).toEqual({ tone: 'danger', key: 'quotationAdd.refused', message, status: 422 });
  });
});
