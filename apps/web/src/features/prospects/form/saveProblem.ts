import type { BannerTone } from '@sereno/ui/foundation';
import type { Verdict } from '../../../platform/commands/verdict.ts';

/** Why a prospect was not saved, by a text of ours or in the words of the server. */
export type SaveProblem = {
  readonly tone: BannerTone;
  readonly key: 'prospect.failed' | 'prospect.refused' | 'prospect.unanswered' | 'prospect.unknown';
  /** The server's own sentence, in place of ours. */
  readonly message: string | null;
};

/** What the person is told of an attempt that saved nothing; null where it did, or where they are at the login by now. */
export function saveProblem(verdict: Verdict): SaveProblem | null {
  switch (verdict.kind) {
    case 'done':
    case 'notSent':
      return null;
    case 'refused':
      return { tone: 'danger', key: 'prospect.refused', message: verdict.message };
    case 'unanswered':
      return { tone: 'warning', key: 'prospect.unanswered', message: null };
    case 'unknown':
      return { tone: 'warning', key: 'prospect.unknown', message: null };
    default:
      return { tone: 'danger', key: 'prospect.failed', message: null };
  }
}
