import type { FieldValues, KnownRegister, RegisterRow } from '@sereno/domain/register';
import { useCallback } from 'react';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../platform/commands/sentRequest.ts';
import { type DraftedForm, useDraftedForm } from '../../platform/useDraftedForm.ts';
import { compare, openForm, type RegisterForm } from './registerForm.ts';

const values: v.GenericSchema<unknown, FieldValues> = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean()])),
);

/** A form as it is kept over a reload. */
type RegisterDraft = Pick<RegisterForm, 'base' | 'values' | 'names' | 'version'> & {
  readonly sent: SentRequest | null;
};

const draftSchema: v.GenericSchema<unknown, RegisterDraft> = v.object({
  base: values,
  values,
  names: v.record(v.string(), v.string()),
  version: v.nullable(v.number()),
  sent: sentRequestSchema,
});

const draftOf = ({ base, values: typed, names, version }: RegisterForm, sent: SentRequest | null): RegisterDraft => ({
  base,
  values: typed,
  names,
  version,
  sent,
});

/** Holds the form of a row. A draft that was typed upon another version of it is compared with this one. */
export function useRegisterForm(register: KnownRegister, row: RegisterRow | null): DraftedForm<RegisterForm> {
  const start = useCallback(() => openForm(register, row), [register, row]);
  return useDraftedForm({
    name: `register-${register.id}-${row?.id ?? 'new'}`,
    schema: draftSchema,
    initial: draftOf(start(), null),
    open: (draft) => {
      const form: RegisterForm = { ...draft, newest: null, isTouched: false };
      return row === null || row.version === draft.version ? form : compare(register, form, row);
    },
    reset: start,
    draftOf,
  });
}
