import {
  type CommissionDecision,
  decisionObstacle,
  statusMoves,
  type WeeklyCommissions,
} from '@sereno/domain/commission';
import type { SessionUser } from '@sereno/domain/session';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { commissionsTexts, operationTexts } from '../../../../i18n/areas.ts';
import { useText } from '../../../../i18n/index.tsx';
import { useCalls } from '../../../../platform/calls.ts';
import type { QuietCommand } from '../../../../platform/commands/command.ts';
import { useQuietCommand } from '../../../../platform/commands/useQuietCommand.ts';
import { useReadAgain } from '../../../../platform/commands/useReadAgain.ts';
import type { Verdict } from '../../../../platform/commands/verdict.ts';
import { usePlatform } from '../../../../platform/PlatformProvider.tsx';
import { useIsHere } from '../../../../platform/useIsHere.ts';
import { pendingQuery, weekQuery, type Whose } from '../weeklyQueries.ts';
import { type DecidedWeek, type DecisionOutcome, decisionToSend, outcomeAfter, outcomeOf } from './decisionOutcome.ts';

/** What is being decided: as it was on the screen when that began. */
export type OpenDecision = {
  readonly kind: CommissionDecision['kind'];
  readonly decided: DecidedWeek;
  readonly lines: WeeklyCommissions['lines'];
};

/** A decision whose outcome is not known yet, and how much is known of the week. */
type Doubt = { readonly outcome: 'waiting' | 'unknown'; readonly decided: DecidedWeek };

type Sent = { readonly decided: DecidedWeek; readonly decision: CommissionDecision };

/** Accepts a week or asks for its reconciliation. What became of it is told by the week, which is read again (CMA-18). */
const weekDecision: QuietCommand<Sent, object> = {
  call: ({ commissions }, { decided, decision }, key) => commissions.decide(decided.week, decision, key),
  keyed: true,
};

const isFinal = ({ status }: WeeklyCommissions): boolean => status === 'accepted' || status === 'inReconciliation';

export type DecisionState = {
  /** Whether the viewer may decide about this week now (CMA-12, CMA-21). */
  readonly canDecide: boolean;
  /** The open dialog's; null while none is. */
  readonly open: OpenDecision | null;
  readonly saving: boolean;
  /** Why the open dialog's decision was not taken, or is not known to be; null for no problem. */
  readonly problem: DecisionOutcome | null;
  /** What the page has to say; null for nothing. */
  readonly outcome: DecisionOutcome | null;
  readonly begin: (kind: OpenDecision['kind']) => void;
  readonly close: () => void;
  readonly send: (decision: CommissionDecision) => void;
  /** Reads the week again where it is not known what became of a decision. */
  readonly readAgain: () => void;
};

export type DecisionOptions = {
  readonly user: SessionUser;
  readonly week: BusinessWeek;
  readonly whose: Whose;
  /** What is shown; null or undefined while there is nothing. */
  readonly shown: WeeklyCommissions | null | undefined;
  /** The fingerprint of what is shown; null without one. */
  readonly fingerprint: string | null;
};

/**
 * Accepting a week and asking for its reconciliation (CMA-12 to CMA-21). What is sent is what was on the screen when the dialog opened; it
 * is posted once under a key, and where no answer comes the week is read again, until it tells what became of it. The same decision
 * sent again is answered as the first one was.
 */
export function useDecision({ user, week, whose, shown, fingerprint }: DecisionOptions): DecisionState {
  const calls = useCalls();
  const client = useQueryClient();
  const { toasts, config } = usePlatform();
  const { t } = useText(operationTexts);
  const { t: ofCommissions } = useText(commissionsTexts);
  const [open, setOpen] = useState<OpenDecision | null>(null);
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(null);
  const [unanswered, setUnanswered] = useState<readonly CommissionDecision[]>([]);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  /** How often one was sent: what is read meanwhile says nothing about the one before. */
  const attempts = useRef(0);
  const isHere = useIsHere();
  const { sending, submit } = useQuietCommand(weekDecision, {
    onDone: (_, sent) => conclude({ kind: 'done' }, sent),
    onFailed: conclude,
  });
  const saving = sending !== null;

  const moves = shown ? statusMoves(shown.status, user) : [];
  const canDecide =
    shown !== null &&
    shown !== undefined &&
    fingerprint !== null &&
    whose.adviser !== null &&
    moves.length > 0 &&
    decisionObstacle(shown) === null;

  // What is on the screen is signed: other rows, or another session's decision, end it.
  if (open !== null && !saving && shown && (shown.status !== 'pending' || fingerprint !== open.decided.fingerprint)) {
    setOpen(null);
    const next = outcomeOf(shown, open.decided, unanswered);
    setOutcome(next === 'refused' || next === 'waiting' ? null : next);
  }
  if (doubt !== null && !saving && shown && isFinal(shown)) {
    setDoubt(null);
    setOutcome(outcomeOf(shown, doubt.decided, unanswered));
  }

  async function read(decided: DecidedWeek): Promise<WeeklyCommissions | null> {
    const query = weekQuery(calls, decided.week, { adviser: decided.slpCode, management: null });
    // An answer that was on its way before the decision says nothing about it.
    await client.cancelQueries({ queryKey: query.queryKey });
    void client.invalidateQueries({ queryKey: pendingQuery(calls).queryKey });
    return client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  }

  async function conclude(verdict: Verdict, { decided, decision }: Sent): Promise<void> {
    const concluded = outcomeAfter(verdict, await read(decided), { decided, decision, unanswered });
    setUnanswered(concluded.unanswered);
    settle(concluded.outcome, decided, decision.kind);
  }

  /** Says what became of a decision: on the page, or wherever the person is by now. */
  function settle(next: DecisionOutcome, decided: DecidedWeek, kind: CommissionDecision['kind']): void {
    const isTaken = next === 'done' || next === 'saved';
    if (isTaken) {
      toasts.showRich({
        tone: 'positive',
        text: t('operation.done'),
        description: ofCommissions(kind === 'accept' ? 'commissions.signed' : 'commissions.disputed', {
          ww: String(decided.week.week),
        }),
      });
    }
    if (!isTaken && !isHere()) {
      const about = ofCommissions('commissions.linesOf', { week: formatWeek(decided.week) });
      toasts.show({ tone: 'warning', text: `${about}: ${ofCommissions(`commissions.outcome.${next}`)}` });
    }
    const isOpen = next === 'waiting' || next === 'unknown';
    setDoubt(isOpen ? { outcome: next, decided } : null);
    setOutcome(isOpen || next === 'done' ? null : next);
    // What was drawn or typed is still there for another attempt.
    if (next !== 'waiting' && next !== 'refused') setOpen(null);
  }

  function send(decision: CommissionDecision): void {
    if (open === null || saving) return;
    setOutcome(null);
    attempts.current += 1;
    void submit({ decided: open.decided, decision: decisionToSend(decision, config.commissions.decisionDetails) });
  }

  async function look(): Promise<void> {
    if (doubt === null || saving) return;
    const before = attempts.current;
    const now = await read(doubt.decided);
    // What was sent meanwhile, or has been settled, has an outcome of its own.
    if (now === null || attempts.current !== before || !isHere()) return;
    settle(
      outcomeOf(now, doubt.decided, unanswered),
      doubt.decided,
      now.status === 'accepted' ? 'accept' : 'reconcile',
    );
  }
  useReadAgain(doubt !== null && !saving, look);

  return {
    canDecide,
    open,
    saving,
    problem: saving ? null : (doubt?.outcome ?? (outcome === 'refused' ? outcome : null)),
    outcome: open === null ? (doubt?.outcome ?? outcome) : null,
    begin: (kind) => {
      if (!canDecide || whose.adviser === null || saving) return;
      setOutcome(null);
      setOpen({ kind, decided: { week, slpCode: whose.adviser, fingerprint }, lines: shown.lines });
    },
    close: () => !saving && setOpen(null),
    send,
    readAgain: () => void look(),
  };
}
