import type { DiscountDesk, DiscountRefused } from '@sereno/api/discount';
import { type DiscountIssue, type DiscountRequest, reducible } from '@sereno/domain/discount';
import { formatCents } from '@sereno/domain/money';
import { Banner, Button, Field, SegmentedControl, TextArea, TextField } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { discountTexts } from '../../i18n/areas.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { InvalidateContext } from '../../platform/commands/useQuietCommand.ts';
import { isStaleAfter } from '../../platform/commands/verdict.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Fields } from '../../platform/Record.styles.ts';
import { useDraftedForm } from '../../platform/useDraftedForm.ts';
import {
  CHOICES,
  type DecisionDraft,
  decisionDraftOf,
  type DecisionForm,
  decisionFormOf,
  decisionSchema,
  grantedBy,
  NEW_DECISION,
  reachOf,
  readDecision,
} from './decisionForm.ts';
import { decideDiscount } from './discountCommands.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { requestQuery, REQUESTS, useDiscountCalls } from './discountQueries.ts';
import { Parts } from './Discounts.styles.ts';
import { DiscountSums } from './DiscountSums.tsx';
import { issueText, stateText } from './discountText.ts';
import { RequestFacts } from './RequestFacts.tsx';

export type DecideDiscountProps = {
  /** The request. */
  id: number;
  /** Names it until it is read. */
  name: string;
  /** The role of who decides. */
  roleId: number;
  onClose: () => void;
};

/** A request beside what the sale would come to: approved as a whole, in part, or refused with a reason. */
export function DecideDiscount({ id, name, roleId, onClose }: DecideDiscountProps) {
  const { t, locale } = useText(discountTexts);
  const { toasts } = usePlatform();
  const calls = useDiscountCalls();
  const answer = useQuery(requestQuery(calls, id));
  const invalidate = use(InvalidateContext);
  const formId = useId();
  const form = useDraftedForm<DecisionForm, DecisionDraft>({
    name: `discount-decision-${id}`,
    schema: decisionSchema,
    initial: NEW_DECISION,
    open: decisionFormOf,
    reset: () => decisionFormOf(NEW_DECISION),
    draftOf: decisionDraftOf,
  });
  const { state, update } = form;
  const [issue, setIssue] = useState<DiscountIssue | null>(null);
  const [refused, setRefused] = useState<DiscountRefused | null>(null);
  const { busy, problem, dismiss, submit } = useCommand(decideDiscount(calls, setRefused), {
    t,
    draft: form,
    onDone: () => {
      toasts.show({ tone: 'positive', text: t(`discount.done.${state.choice}`) });
      onClose();
    },
    onFailed: async (failure) => {
      if (!isStaleAfter(failure)) return;
      // Behind the dialog the list may still offer what somebody else has decided.
      invalidate([REQUESTS]);
      await answer.refetch();
    },
  });

  function fill(change: Partial<DecisionForm>): void {
    setIssue(null);
    setRefused(null);
    if (problem !== null && !busy) dismiss();
    update((before) => ({ ...before, ...change, isTouched: true }));
  }
  function save(request: DiscountRequest, desk: DiscountDesk): void {
    const read = readDecision(state, request, desk, roleId);
    setRefused(null);
    if ('decision' in read) void submit({ id, decision: read.decision });
    else setIssue(read.issue);
  }

  const request = answer.data?.requests.find((one) => one.id === id);
  const isOpen = request?.state === 'asked' && refused?.standing === undefined;
  const error = (field: DiscountIssue['field']) => (issue?.field === field ? issueText(issue, null, t) : undefined);
  return (
    <DiscountDialog
      title={t('discount.decide')}
      name={name}
      answer={answer}
      onClose={() => {
        form.forget();
        onClose();
      }}
      unsaved={state.isTouched || form.isRestored}
      busy={busy}
      action={
        (isOpen || refused?.standing === null) && (
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t(`discount.${state.choice}`)}
          </Button>
        )
      }
    >
      {(desk) => {
        const shown = desk.requests.find((one) => one.id === id);
        if (shown === undefined) return null;
        const decided = refused?.standing ?? (shown.state === 'asked' ? null : shown);
        if (decided !== null) {
          return (
            <Parts>
              <Banner tone="warning">
                {t('discount.already', { who: decided.decidedBy ?? '', state: stateText(decided, t) })}
              </Banner>
              <RequestFacts request={decided} />
            </Parts>
          );
        }
        const granted = grantedBy(state, shown);
        const { most, who } = reachOf(desk, granted ?? 0, roleId);
        const isBeyond = granted !== null && granted > most;
        const closed = refused?.closed ?? desk.sale.closed;
        const fits = granted !== null && granted > 0 && granted <= Math.min(shown.asked, reducible(desk.sale));
        return (
          <Fields id={formId} autoComplete="off" busy={busy} onSubmit={() => save(shown, desk)}>
            <div data-wide>
              <RequestFacts request={shown} />
            </div>
            {closed !== null && state.choice !== 'refuse' && (
              <div data-wide>
                <Banner tone="warning">{t(`discount.closed.${closed}`)}</Banner>
              </div>
            )}
            {problem !== null && refused?.closed == null && (
              <div data-wide>
                <Banner tone={problem.tone}>{problem.text}</Banner>
              </div>
            )}
            {form.isRestored && (
              <div data-wide>
                <Banner
                  action={
                    <Button size="small" onClick={form.startOver}>
                      {t('discount.startOver')}
                    </Button>
                  }
                >
                  {t('discount.restored')}
                </Banner>
              </div>
            )}
            <div data-wide>
              <Field label={t('discount.decision')} group>
                <SegmentedControl
                  fullWidth
                  options={CHOICES.map((value) => ({ value, label: t(`discount.${value}`) }))}
                  value={state.choice}
                  onChange={(choice) => fill({ choice })}
                  disabled={busy}
                />
              </Field>
            </div>
            {state.choice === 'part' && (
              <div data-wide>
                <TextField
                  label={t('discount.granted')}
                  description={t('discount.within', { amount: formatCents(Math.min(most, shown.asked)) })}
                  inputMode="decimal"
                  value={state.granted}
                  onChange={(text) => fill({ granted: text })}
                  error={error('granted')}
                  readOnly={busy}
                  required
                />
              </div>
            )}
            {isBeyond && (
              <div data-wide>
                <Banner tone="warning">
                  {who.length === 0
                    ? t('discount.limitNobody', { amount: formatCents(most) })
                    : t('discount.limitOver', {
                        amount: formatCents(most),
                        who: new Intl.ListFormat(formatTag(locale), { type: 'disjunction' }).format(who),
                      })}
                </Banner>
              </div>
            )}
            {state.choice !== 'refuse' && (
              <div data-wide>
                <DiscountSums sale={desk.sale} granted={fits ? granted : null} />
              </div>
            )}
            <div data-wide>
              <TextArea
                label={t('discount.answer')}
                description={t('discount.answerHint')}
                value={state.answer}
                onChange={(text) => fill({ answer: text })}
                error={error('answer')}
                readOnly={busy}
                required={state.choice !== 'approve'}
              />
            </div>
          </Fields>
        );
      }}
    </DiscountDialog>
  );
}
