import { type Outcome, SessionEndedError, UnreachableError } from '@sereno/api';
import { report } from '../../../platform/report.ts';

/** What became of a change of a prospect: done, or why not, and whether the page knows an old state of it. */
export type ChangeNews =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'problem';
      readonly key:
        | 'prospectDetail.conflict'
        | 'prospectDetail.gone'
        | 'prospectDetail.serverFailed'
        | 'prospectDetail.unanswered';
      /** The server's own sentence, in place of ours. */
      readonly message: string | null;
      readonly isStale: boolean;
    };

const NOT_FOUND = 404;
const CONFLICT = 409;
const FAILURE = 500;

/** Makes a change and tells what the person is to hear of it; it never rejects. */
export async function changeNews(change: () => Promise<Outcome>): Promise<ChangeNews> {
  try {
    const outcome = await change();
    if (outcome.kind === 'done') return outcome;
    const { status, message } = outcome;
    if (status === CONFLICT) return { kind: 'problem', key: 'prospectDetail.conflict', message: null, isStale: true };
    if (status === NOT_FOUND) return { kind: 'problem', key: 'prospectDetail.gone', message: null, isStale: true };
    const own = status < FAILURE ? message : null;
    return { kind: 'problem', key: 'prospectDetail.serverFailed', message: own, isStale: status < FAILURE };
  } catch (error) {
    if (!(error instanceof SessionEndedError)) report(error);
    const isUnanswered = error instanceof UnreachableError;
    const key = isUnanswered ? 'prospectDetail.unanswered' : 'prospectDetail.serverFailed';
    // It may have been done all the same.
    return { kind: 'problem', key, message: null, isStale: isUnanswered };
  }
}
