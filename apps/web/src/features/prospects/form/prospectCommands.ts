import type { ProspectRecord } from '@sereno/domain/prospect';
import type { Command } from '../../../platform/commands/command.ts';

const texts = {
  refused: 'prospect.refused',
  failed: 'prospect.failed',
  unanswered: 'prospect.unanswered',
  unknown: 'prospect.unknown',
} as const;
type Key = (typeof texts)[keyof typeof texts];

/** The server's status for a prospect that somebody else has changed since it was opened. */
export const CONFLICT = 409;

/** Registers a prospect, perhaps one that was a lead; `id` is null where the server does not tell it. */
export const prospectRegistration: Command<
  { readonly record: ProspectRecord; readonly leadId: number | null },
  { readonly id: number | null },
  Key | 'prospect.registered'
> = {
  call: ({ prospect }, addition, key) => prospect.addProspect(addition, key),
  keyed: true,
  leaves: true,
  invalidates: [['prospects'], ['prospect-choices'], ['carousel']],
  texts: { ...texts, done: 'prospect.registered' },
};

/** Changes a prospect upon the version that was opened: the second of two is refused as a change upon an old version. */
export const prospectChange: Command<
  { readonly id: number; readonly record: ProspectRecord; readonly version: number },
  object,
  Key | 'prospect.saved'
> = {
  call: ({ prospect }, { id, ...change }) => prospect.editProspect(id, change),
  leaves: true,
  invalidates: [['prospects'], ['prospect-choices'], ['quoted-prospect']],
  texts: { ...texts, done: 'prospect.saved' },
};
