import type { Command } from '../../../platform/commands/command.ts';

const texts = {
  refused: 'prospectDetail.serverFailed',
  failed: 'prospectDetail.serverFailed',
  unanswered: 'prospectDetail.unanswered',
  statuses: { 404: 'prospectDetail.gone', 409: 'prospectDetail.conflict' },
} as const;
type Key =
  | 'prospectDetail.conflict'
  | 'prospectDetail.gone'
  | 'prospectDetail.serverFailed'
  | 'prospectDetail.unanswered';

/** Which prospect is changed, and upon which version of it: the second of two is refused. */
type Upon = { readonly id: number; readonly version: number };

/** Marks a prospect as not interested, or follows it again (UND-02). */
export const prospectDiscard: Command<Upon & { readonly discarded: boolean }, object, Key> = {
  call: ({ prospect }, { id, ...change }) => prospect.discardProspect(id, change),
  texts,
};

/** Hands a prospect to another adviser (UND-03). */
export const prospectReassignment: Command<Upon & { readonly slpCode: number }, object, Key> = {
  call: ({ prospect }, { id, ...change }) => prospect.reassignProspect(id, change),
  texts,
};
