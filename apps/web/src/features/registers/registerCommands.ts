import type { RegisterCalls } from '@sereno/api/register';
import type { FieldValues, KnownRegister, RegisterRow } from '@sereno/domain/register';
import type { Command } from '../../platform/commands/command.ts';

const texts = { refused: 'register.refused', failed: 'register.failed', unanswered: 'register.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

/** Which row is changed, and upon which version of it: the second of two is refused. */
export type Upon = Pick<RegisterRow, 'id' | 'version'>;

/** What a register says may be shown by any page: all answers are asked for again. */
const EVERYTHING = [[]] as const;

/** The server's status for a row that has another version by now. */
export const STALE = 409;

/** Creates a row, or changes one. A change that is sent twice does no harm: the second one is upon an old version. */
export const registerSave = (
  calls: RegisterCalls,
  register: KnownRegister,
): Command<{ readonly upon: Upon | null; readonly values: FieldValues }, { readonly id: number | null }, Key> => ({
  call: (_, { upon, values }, key) =>
    upon === null ? calls.createRegisterRow(register, values, key) : calls.editRegisterRow(register, upon, values),
  keyed: true,
  leaves: true,
  invalidates: EVERYTHING,
  texts,
});

/** What is asked before it is done with a row as a whole. */
export type RowChange = { readonly kind: 'end' | 'restore' } | { readonly kind: 'action'; readonly action: string };

/** Takes a row out of use or puts it back, or does something else with it. */
export const registerRowChange = (
  calls: RegisterCalls,
  register: KnownRegister,
): Command<{ readonly upon: Upon; readonly change: RowChange }, { readonly id: number | null }, Key> => ({
  call: (_, { upon, change }, key) =>
    change.kind === 'action'
      ? calls.doRegisterAction(register, upon, change.action, key)
      : calls.switchRegisterRow(register, upon, change.kind === 'end'),
  keyed: true,
  invalidates: EVERYTHING,
  texts,
});
