import type { ProspectForm } from '@sereno/domain/prospect';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../../platform/commands/sentRequest.ts';

const text = v.string();
const id = v.pipe(v.number(), v.safeInteger());

/** What a draft may hold of a form. */
const formSchema: v.GenericSchema<unknown, ProspectForm> = v.object({
  firstName: text,
  lastName: text,
  mobilePhone: text,
  homePhone: text,
  email: text,
  acceptsEmail: v.boolean(),
  meansId: v.nullable(id),
  street: text,
  county: text,
  state: text,
  zipCode: text,
  comments: text,
});

/** A form as it is kept over a reload. */
export type ProspectDraft = {
  readonly form: ProspectForm;
  readonly foundState: string;
  /** The state of the prospect that it was typed upon, and which version of it that was; null where somebody new is registered. */
  readonly upon: { readonly form: ProspectForm; readonly version: number } | null;
  readonly sent: SentRequest | null;
};

export const draftSchema: v.GenericSchema<unknown, ProspectDraft> = v.object({
  form: formSchema,
  foundState: text,
  upon: v.nullable(v.object({ form: formSchema, version: id })),
  sent: sentRequestSchema,
});
