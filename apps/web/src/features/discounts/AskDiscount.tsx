import type { DiscountRefused, SaleOf } from '@sereno/api/discount';
import {
  DISCOUNT_REASON_LENGTH,
  type DiscountedSale,
  type DiscountIssue,
  type DiscountRequest,
} from '@sereno/domain/discount';
import { formatCents } from '@sereno/domain/money';
import { Banner, Button, Field, SegmentedControl, TextArea, TextField } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { discountTexts } from '../../i18n/areas.ts';
import { useToday } from '../../platform/clock.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { isStaleAfter } from '../../platform/commands/verdict.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Fields } from '../../platform/Record.styles.ts';
import { useDraftedForm } from '../../platform/useDraftedForm.ts';
import {
  type AskDraft,
  askDraftOf,
  type AskForm,
  askFormOf,
  askSchema,
  comesTo,
  NEW_REQUEST,
  readAsking,
  WAYS,
} from './askForm.ts';
import { askDiscount, withdrawDiscount } from './discountCommands.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { certificateQuery, saleQuery, useDiscountCalls } from './discountQueries.ts';
import { Earlier, Parts } from './Discounts.styles.ts';
import { DiscountSums } from './DiscountSums.tsx';
import { issueText } from './discountText.ts';
import { RequestFacts } from './RequestFacts.tsx';

/** How long a code rests before it is asked for, in ms. */
const CODE_RESTS = 400;

export type AskDiscountProps = {
  sale: SaleOf;
  /** Names it until it is read. */
  name: string;
  onClose: () => void;
};

/** Asks for a discount of a quotation or contract; while a request waits, shows it in place of the form. */
export function AskDiscount({ sale: of, name, onClose }: AskDiscountProps) {
  const { t } = useText(discountTexts);
  const { toasts } = usePlatform();
  const calls = useDiscountCalls();
  const today = useToday();
  const answer = useQuery(saleQuery(calls, of));
  const formId = useId();
  const form = useDraftedForm<AskForm, AskDraft>({
    name: `discount-${of.kind}-${of.id}`,
    schema: askSchema,
    initial: NEW_REQUEST,
    open: askFormOf,
    reset: () => askFormOf(NEW_REQUEST),
    draftOf: askDraftOf,
  });
  const { state, update } = form;
  const [code, setCode] = useState('');
  useEffect(() => {
    const resting = setTimeout(() => setCode(state.code.trim().toUpperCase()), CODE_RESTS);
    return () => clearTimeout(resting);
  }, [state.code]);
  const found = useQuery({ ...certificateQuery(calls, code), enabled: code !== '' && state.way === 'certificate' });
  const certificate = code === state.code.trim().toUpperCase() ? found.data : undefined;
  const [issues, setIssues] = useState<readonly DiscountIssue[]>([]);
  const [refused, setRefused] = useState<DiscountRefused | null>(null);
  const { busy, problem, dismiss, submit } = useCommand(
    askDiscount(calls, (why) => {
      setRefused(why);
      setIssues(why.broken);
    }),
    {
      t,
      draft: form,
      onDone: () => {
        toasts.show({ tone: 'positive', text: t('discount.asked', { amount: formatCents(granted ?? 0) }) });
        onClose();
      },
      onFailed: async (failure) => {
        if (isStaleAfter(failure)) await answer.refetch();
      },
    },
  );

  const desk = answer.data;
  const granted = desk ? comesTo(state, desk.sale, certificate) : null;
  const waiting = desk?.requests.find((one) => one.state === 'asked') ?? refused?.standing ?? null;
  const isForm = desk != null && waiting === null && desk.sale.closed === null;

  function fill(change: Partial<AskForm>): void {
    setIssues([]);
    setRefused(null);
    if (problem !== null && !busy) dismiss();
    update((before) => ({ ...before, ...change, isTouched: true }));
  }
  function save(sale: DiscountedSale): void {
    const read = readAsking(state, sale, certificate, today);
    setRefused(null);
    if ('asking' in read) void submit({ ...of, ...read.asking });
    else setIssues(read.issues);
  }
  const error = (field: DiscountIssue['field']) => {
    const issue = issues.find((one) => one.field === field);
    return issue && issueText(issue, certificate ?? null, t);
  };

  return (
    <DiscountDialog
      title={t('discount.ask')}
      name={name}
      answer={answer}
      onClose={() => {
        form.forget();
        onClose();
      }}
      unsaved={isForm && (state.isTouched || form.isRestored)}
      busy={busy}
      action={
        isForm && (
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('discount.ask')}
          </Button>
        )
      }
    >
      {({ sale, requests }) => (
        <Parts>
          {waiting !== null && <Waiting request={waiting} onDone={() => void answer.refetch()} />}
          {waiting === null && sale.closed !== null && (
            <Banner tone="warning">{t(`discount.closed.${sale.closed}`)}</Banner>
          )}
          {isForm && (
            <Fields id={formId} key={form.round} autoComplete="off" busy={busy} onSubmit={() => save(sale)}>
              {problem !== null && issues.length === 0 && (
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
                <Field label={t('discount.way')} group>
                  <SegmentedControl
                    fullWidth
                    options={[
                      { value: WAYS[0], label: t('discount.amountWay') },
                      { value: WAYS[1], label: t('discount.percentWay') },
                      { value: WAYS[2], label: t('discount.codeWay') },
                    ]}
                    value={state.way}
                    onChange={(way) => fill({ way })}
                    disabled={busy}
                  />
                </Field>
              </div>
              <div data-wide>
                {state.way === 'certificate' ? (
                  <TextField
                    label={t('discount.code')}
                    value={state.code}
                    onChange={(text) => fill({ code: text })}
                    error={error('certificate') ?? (certificate === null ? t('discount.issue.unknown') : undefined)}
                    readOnly={busy}
                    required
                  />
                ) : (
                  <TextField
                    key={state.way}
                    label={t(`discount.${state.way}`)}
                    inputMode="decimal"
                    value={state[state.way]}
                    onChange={(text) => fill({ [state.way]: text })}
                    error={error(state.way)}
                    readOnly={busy}
                    required
                  />
                )}
              </div>
              <div data-wide>
                <TextArea
                  label={t('discount.reason')}
                  description={t('discount.reasonHint')}
                  value={state.reason}
                  onChange={(text) => fill({ reason: text })}
                  maxLength={DISCOUNT_REASON_LENGTH}
                  error={error('reason')}
                  readOnly={busy}
                  required
                />
              </div>
              <div data-wide>
                <DiscountSums sale={sale} granted={granted} />
              </div>
            </Fields>
          )}
          <EarlierRequests requests={requests} />
        </Parts>
      )}
    </DiscountDialog>
  );
}

/** A request that waits for its decision; who asked may withdraw it. */
function Waiting({ request, onDone }: { request: DiscountRequest; onDone: () => void }) {
  const { t } = useText(discountTexts);
  const { toasts } = usePlatform();
  const { busy, problem, submit } = useCommand(withdrawDiscount(useDiscountCalls(), onDone), {
    t,
    onDone: () => {
      toasts.show({ tone: 'positive', text: t('discount.withdrawn') });
    },
  });
  return (
    <>
      {problem !== null && <Banner tone={problem.tone}>{problem.text}</Banner>}
      <RequestFacts request={request} />
      {request.isOwn && request.state === 'asked' && (
        <Button busy={busy} onClick={() => void submit({ id: request.id })}>
          {t('discount.withdraw')}
        </Button>
      )}
    </>
  );
}

function EarlierRequests({ requests }: { requests: readonly DiscountRequest[] }) {
  const { t } = useText(discountTexts);
  const earlier = requests.filter(({ state }) => state !== 'asked');
  if (earlier.length === 0) return null;
  return (
    <Earlier>
      <h3>{t('discount.earlier')}</h3>
      {earlier.map((request) => (
        <RequestFacts key={request.id} request={request} />
      ))}
    </Earlier>
  );
}
