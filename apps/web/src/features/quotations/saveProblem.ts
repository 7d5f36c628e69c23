import type { BannerTone } from '@sereno/ui/foundation';
import type { Verdict } from '../../platform/commands/verdict.ts';

/** The text that says why a quotation was not saved. */
export type SaveProblem = {
  /** A warning where it may have been saved all the same. */
  readonly tone: BannerTone;
} & (
  | {
      readonly key:
        | 'quotationAdd.failed'
        | 'quotationAdd.pricesChanged'
        | 'quotationAdd.refused'
        | 'quotationAdd.unanswered'
        | 'quotationAdd.unknown';
      readonly text?: never;
    }
  | { readonly text: string; readonly key?: never }
);

/** The status of a total that is not the server's. */
export const CONFLICT = 409;
/** The status of something that a rule forbids. */
export const FORBIDDEN_BY_RULE = 422;

/** What the person is told of an attempt that saved nothing; null where it did, or where they are at the login by now. */
export function saveProblem(verdict: Verdict): SaveProblem | null {
  switch (verdict.kind) {
    case 'done':
    case 'notSent':
      return null;
    case 'unknown':
      return { tone: 'warning', key: 'quotationAdd.unknown' };
    case 'unanswered':
      return { tone: 'warning', key: 'quotationAdd.unanswered' };
    case 'refused':
      if (verdict.status === CONFLICT) return { tone: 'danger', key: 'quotationAdd.pricesChanged' };
      return verdict.message === null
        ? { tone: 'danger', key: 'quotationAdd.refused' }
        : { tone: 'danger', text: verdict.message };
    default:
      return { tone: 'danger', key: 'quotationAdd.failed' };
  }
}
