import { UnexpectedStatusError } from '@sereno/api';
import {
  type CommissionDecision,
  decisionObstacle,
  statusMoves,
  type WeeklyCommissions,
} from '@sereno/domain/commission';
import type { SessionUser } from '@sereno/domain/session';
import type { BusinessWeek } from '@sereno/domain/week';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { operationTexts } from '../../../../i18n/operations/index.ts';
import { useText } from '../../../../i18n/index.tsx';
import { useCalls } from '../../../../platform/calls.ts';
import { usePlatform } from '../../../../platform/PlatformProvider.tsx';
import { report } from '../../../../platform/report.ts';
import { pendingQuery, weekQuery, type Whose } from '../weeklyQueries.ts';
import { decide, type DecidedWeek, type DecisionNews, newsOf } from './decisionNews.ts';

/** What is being decided: as it was on the screen when that began. */
export type OpenDecision = {
  readonly kind: CommissionDecision['kind'];
  readonly decided: DecidedWeek;
  readonly lines: WeeklyCommissions['lines'];
};

/** What the page says of a decision after its dialog is gone, and what it was about. */
type Aftermath = {
  readonly news: DecisionNews;
  readonly decided: DecidedWeek;
  readonly sent: CommissionDecision | null;
};

export type DecisionState = {
  /** Whether the viewer may decide about this week now (CMA-12, CMA-21). */
  readonly canDecide: boolean;
  /** The open dialog's; null while none is. */
  readonly open: OpenDecision | null;
  readonly saving: boolean;
  /** Why the open dialog's decision was not taken; null for no problem. */
  readonly problem: DecisionNews | null;
  /** What the page has to say; null for nothing. */
  readonly news: DecisionNews | null;
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
  /** The fingerprint of what is shown; null where there is none. */
  readonly fingerprint: string | null;
};

/**
 * Accepting a week and asking for its reconciliation (CMA-12 to CMA-21). What is sent is what was on the screen when the dialog opened; it
 * is posted once, and where no answer comes the week is read again instead.
 */
export function useDecision({ user, week, whose, shown, fingerprint }: DecisionOptions): DecisionState {
  const calls = useCalls();
  const client = useQueryClient();
  const { toasts } = usePlatform();
  const { t } = useText(operationTexts);
  const [open, setOpen] = useState<OpenDecision | null>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<DecisionNews | null>(null);
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  // A second press comes before the next render says that the first one is on its way.
  const isSending = useRef(false);

  const moves = shown ? statusMoves(shown.status, user) : [];
  const canDecide =
    shown !== null &&
    shown !== undefined &&
    fingerprint !== null &&
    whose.adviser !== null &&
    moves.length > 0 &&
    decisionObstacle(shown) === null;

  // Whoever signs, signs what is on the screen: other rows, or another session's decision, end it.
  if (open !== null && !saving && shown && (shown.status !== 'pending' || fingerprint !== open.decided.fingerprint)) {
    setOpen(null);
    setAftermath({ news: shown.status === 'pending' ? 'changed' : 'decided', decided: open.decided, sent: null });
  }

  async function read(decided: DecidedWeek): Promise<WeeklyCommissions | null> {
    const query = weekQuery(calls, decided.week, { adviser: decided.slpCode, management: null });
    // An answer that was on its way before the decision says nothing about it.
    await client.cancelQueries({ queryKey: query.queryKey });
    void client.invalidateQueries({ queryKey: pendingQuery(calls).queryKey });
    return client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  }

  function settle(news: DecisionNews, decided: DecidedWeek, sent: CommissionDecision): void {
    if (news === 'done' || news === 'saved') {
      toasts.show({ tone: 'positive', text: t('operation.done') });
      setAftermath(news === 'saved' ? { news, decided, sent } : null);
    } else {
      setAftermath({ news, decided, sent });
    }
  }

  async function send(decision: CommissionDecision): Promise<void> {
    if (open === null || isSending.current) return;
    isSending.current = true;
    setSaving(true);
    setProblem(null);
    setAftermath(null);
    const { decided } = open;
    try {
      const news = await decide(decided, decision, {
        send: () =>
          calls.commissions.decide(decided.week, decision).catch((error: unknown) => {
            report(error);
            return error instanceof UnexpectedStatusError ? { kind: 'refused' as const } : null;
          }),
        readAgain: () => read(decided),
      });
      if (news === 'refused' || news === 'notSaved') setProblem(news);
      else {
        setOpen(null);
        settle(news, decided, decision);
      }
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  }

  async function readAgain(): Promise<void> {
    if (aftermath === null || aftermath.sent === null || isSending.current) return;
    isSending.current = true;
    const { decided, sent } = aftermath;
    try {
      settle(newsOf(await read(decided), decided, sent, true), decided, sent);
    } finally {
      isSending.current = false;
    }
  }

  return {
    canDecide,
    open,
    saving,
    problem,
    news: aftermath?.news ?? null,
    begin: (kind) => {
      if (!canDecide || whose.adviser === null || isSending.current) return;
      setProblem(null);
      setAftermath(null);
      setOpen({ kind, decided: { week, slpCode: whose.adviser, fingerprint }, lines: shown.lines });
    },
    close: () => !saving && setOpen(null),
    send: (decision) => void send(decision),
    readAgain: () => void readAgain(),
  };
}
