'use client';
import type { CommissionLine, CommissionReason } from '@sereno/domain/commission';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Banner, Button, type ControlledOpenProps, Dialog, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { ChosenLines } from './ChosenLines.tsx';
import { disputableLines } from './disputableLines.ts';
import { chosenLines, disputeIssue, MAX_REASON_LENGTH, MAX_REASONS, reasonsOf } from './disputes.ts';
import { LineChoice } from './LineChoice.tsx';
import { Body } from './ReconcileDialog.styles.ts';
import { useDisputes } from './useDisputes.ts';

/** Give each week and adviser a dialog of its own by `key`. */
export type ReconcileDialogProps = RootProps &
  ControlledOpenProps & {
    /**
     * The lines of the week, stable while unchanged: the input is stored by this array, also while no dialog is mounted.
     * Without any the dialog asks for the confirmation alone.
     */
    lines: readonly CommissionLine[];
    /** It is being saved: only the host closes the dialog. Default false. */
    busy?: boolean | undefined;
    /** Why it failed, as a sentence; announced. Null without a failure. */
    problem: string | null;
    /**
     * Called once by 'Solicitar conciliación', after confirming that this is final, with a reason for each ticked line
     * (CMA-17).
     */
    onConfirm: (reasons: readonly CommissionReason[]) => void;
  };

/**
 * Requests reconciliation of a week: first which lines and why, then a confirmation, since it is final (CMA-14,
 * CMA-17).
 */
export function ReconcileDialog({
  open,
  onOpenChange,
  lines,
  busy = false,
  problem,
  onConfirm,
  ...root
}: ReconcileDialogProps) {
  const t = useTexts(commissionTexts);
  const back = useRef<HTMLButtonElement>(null);
  const proceed = useRef<HTMLButtonElement>(null);
  const disputable = useMemo(() => disputableLines(lines), [lines]);
  const [disputes, change] = useDisputes(lines);
  const [isChosen, setChosen] = useState(false);
  const hasChoice = disputable.length > 0;
  const isConfirming = isChosen || !hasChoice;
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [isSending, markSent] = useOnce({ busy, problem, open });
  const chosen = chosenLines(disputable, disputes);
  const issue = disputeIssue(chosen, disputes);

  const turnTo = (confirming: boolean): void => {
    setChosen(confirming);
    setUnderstood(false);
    setMissed(false);
  };
  // The button that was pressed is gone with its step.
  const wasConfirming = useRef(isConfirming);
  useEffect(() => {
    if (wasConfirming.current === isConfirming) return;
    wasConfirming.current = isConfirming;
    (isConfirming ? back : proceed).current?.focus();
  }, [isConfirming]);
  const send = (): void => {
    if (!isUnderstood) {
      setMissed(true);
      return;
    }
    markSent();
    onConfirm(reasonsOf(chosen, disputes, t('reconcileDialog.standard')));
  };
  const cancel = (
    <DialogClose key="cancel">
      <Button>{t('reconcileDialog.cancel')}</Button>
    </DialogClose>
  );
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={(next, details) => {
        turnTo(false);
        onOpenChange(next, details);
      }}
      busy={isSending}
      title={t(isConfirming ? 'reconcileDialog.confirmTitle' : 'reconcileDialog.title')}
      description={t(isConfirming ? 'reconcileDialog.final' : 'reconcileDialog.choose')}
      footer={
        isConfirming ? (
          <>
            {hasChoice ? (
              <Button
                key="back"
                ref={back}
                aria-disabled={isSending || undefined}
                onClick={() => !isSending && turnTo(false)}
              >
                {t('reconcileDialog.back')}
              </Button>
            ) : (
              cancel
            )}
            <Button
              key="confirm"
              variant="danger"
              aria-disabled={!isUnderstood || undefined}
              busy={isSending}
              busyLabel={t('reconcileDialog.saving')}
              onClick={send}
            >
              {t('reconcileDialog.confirm')}
            </Button>
          </>
        ) : (
          <>
            {cancel}
            <Button
              key="continue"
              ref={proceed}
              variant="primary"
              aria-disabled={issue !== null || undefined}
              onClick={() => issue === null && turnTo(true)}
            >
              {t('reconcileDialog.continue')}
            </Button>
          </>
        )
      }
    >
      <Body>
        {isConfirming ? (
          <ChosenLines
            chosen={chosen}
            disputes={disputes}
            understood={isUnderstood}
            missed={isMissed}
            readOnly={isSending}
            onUnderstood={(next) => {
              setUnderstood(next);
              setMissed(false);
            }}
          />
        ) : (
          <LineChoice lines={disputable} disputes={disputes} chosen={chosen.length} onChange={change} />
        )}
        {!isConfirming && issue !== null && (
          <Banner tone="warning">
            {issue === 'tooLong'
              ? t('reconcileDialog.tooLong', { max: MAX_REASON_LENGTH })
              : t('reconcileDialog.tooMany', { max: MAX_REASONS })}
          </Banner>
        )}
        {problem !== null && problem !== '' && <Banner tone="danger">{problem}</Banner>}
      </Body>
    </Dialog>
  );
}

/** State of a request, from the host. */
type Standing = { readonly busy: boolean; readonly problem: string | null; readonly open: boolean };

/**
 * Prevents sending twice before the host reports saving. Sending is possible again once the host reports a result.
 * @returns Whether it is pending, and a function to mark it sent.
 */
function useOnce({ busy, problem, open }: Standing): readonly [isSending: boolean, markSent: () => void] {
  const [isSent, setSent] = useState(false);
  const [seen, setSeen] = useState<Standing>({ busy, problem, open });
  if (seen.busy !== busy || seen.problem !== problem || seen.open !== open) {
    setSeen({ busy, problem, open });
    if (!busy) setSent(false);
  }
  return [busy || isSent, () => setSent(true)];
}
