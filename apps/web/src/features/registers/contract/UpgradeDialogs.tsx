import { type UpgradeOffer, type UpgradePlan, upgradeTerms } from '@sereno/domain/contract';
import { formatCents } from '@sereno/domain/money';
import { Banner, BottomSheet, Button, DialogClose, Select } from '@sereno/ui/foundation';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registerTexts, upgradeTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { useContractCalls } from './beneficiaryCalls.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { Facts } from '../../../platform/Record.styles.ts';
import { Sections } from '../Registers.styles.ts';
import { contractUpgrade, offerQuery } from './upgradeCalls.ts';

/** What the server says where somebody else has upgraded the contract, or a price has changed. */
const STALE = 409;

export type UpgradeEditorProps = { offer: UpgradeOffer; onDone: (id: number | null) => void; onClose: () => void };

/** Moves a contract to a better plan: which one, and what that comes to. */
export function UpgradeEditor({ offer, onDone, onClose }: UpgradeEditorProps) {
  const { t } = useText(upgradeTexts);
  const { t: named } = useText(registerTexts);
  const calls = useContractCalls();
  const queries = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const plan = offer.plans.find((one) => one.code === code);
  const { busy, problem, dismiss, submit } = useCommand(contractUpgrade(calls, offer), {
    t,
    onDone: ({ id }) => onDone(id),
    onFailed: (failure) => {
      if (failure.kind === 'refused' && failure.status === STALE)
        void queries.invalidateQueries({ queryKey: ['register', 'contracts', 'upgrade'] });
    },
  });
  const canChoose = offer.isOpen && offer.plans.length > 0;
  return (
    <BottomSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      busy={busy}
      title={t('upgrade.title')}
      description={t('upgrade.of', { number: offer.contractNumber, name: offer.holder })}
      footer={
        <>
          <DialogClose>
            <Button>{named('register.cancel')}</Button>
          </DialogClose>
          {canChoose && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => {
                setAsked(true);
                if (plan !== undefined && !busy) void submit(plan);
              }}
            >
              {t('upgrade.open')}
            </Button>
          )}
        </>
      }
    >
      <Sections>
        {problem !== null && <Banner tone={problem.tone}>{problem.text}</Banner>}
        <Facts>
          <dt>{t('upgrade.now')}</dt>
          <dd>{`${offer.plan} · ${formatCents(offer.value)}`}</dd>
        </Facts>
        {canChoose ? (
          <Select
            label={t('upgrade.plan')}
            options={offer.plans.map(({ code: value, name, price }) => ({
              value,
              label: `${name} · ${formatCents(price)}`,
            }))}
            value={plan?.code ?? null}
            onChange={(next) => {
              if (problem !== null) dismiss();
              setCode(next);
            }}
            error={isAsked && plan === undefined && problem === null ? t('upgrade.choose') : undefined}
            readOnly={busy}
            required
          />
        ) : (
          <Banner live="off">{t(offer.isOpen ? 'upgrade.none' : 'upgrade.cancelled')}</Banner>
        )}
        {plan !== undefined && <Terms offer={offer} plan={plan} />}
      </Sections>
    </BottomSheet>
  );
}

/** How often each amount is paid, in the order of the payments. */
function grouped(payments: readonly number[]): readonly string[] {
  const groups = Map.groupBy(payments, (amount) => amount);
  return [...groups].map(([amount, { length }]) => `${length} × ${formatCents(amount)}`);
}

/** What an upgrade comes to, before somebody confirms it. */
function Terms({ offer, plan }: { offer: UpgradeOffer; plan: UpgradePlan }) {
  const { t } = useText(upgradeTexts);
  const { difference, downPayment, payments, commission } = upgradeTerms(offer, plan);
  return (
    <section aria-live="polite">
      <Facts>
        <dt>{t('upgrade.difference')}</dt>
        <dd>
          <b>{formatCents(difference)}</b>
        </dd>
        <dt>{t(payments.length > 0 ? 'upgrade.monthly' : 'upgrade.today')}</dt>
        <dd>{payments.length > 0 ? grouped(payments).join('\n') : formatCents(downPayment)}</dd>
        {commission !== null && (
          <>
            <dt>{t('upgrade.commission')}</dt>
            <dd>{formatCents(commission)}</dd>
          </>
        )}
      </Facts>
      <p>{t('upgrade.help', { number: offer.contractNumber })}</p>
    </section>
  );
}

export type UpgradeStartProps = { onSaved: (id: number | null) => void; onClose: () => void };

/** Chooses a contract, then its better plan. */
export function UpgradeStart({ onSaved, onClose }: UpgradeStartProps) {
  const { t } = useText(upgradeTexts);
  const calls = useContractCalls();
  const [id, setId] = useState<number | null>(null);
  const query = offerQuery(calls, id ?? 0);
  const { data, isError, isFetching } = useQuery(id === null ? { ...query, queryFn: skipToken } : query);
  if (data) return <UpgradeEditor offer={data} onDone={onSaved} onClose={onClose} />;
  const hasFailed = id !== null && !isFetching && (isError || data === null);
  return (
    <ContractChoice
      title={t('upgrade.start')}
      busy={isFetching}
      problem={hasFailed ? t('upgrade.notLoaded') : null}
      onChoose={setId}
      onClose={onClose}
    />
  );
}
