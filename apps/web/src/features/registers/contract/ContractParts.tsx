import { createContractCalls } from '@sereno/api/contract';
import { formatScreenDate } from '@sereno/domain/calendar';
import { balanceOf, type Contract, type Payment, paymentsOf, totalOf } from '@sereno/domain/contract';
import { formatCents } from '@sereno/domain/money';
import type { RegisterRow } from '@sereno/domain/register';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { es } from '../../../i18n/contracts/es.ts';
import { contractTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useToday } from '../../../platform/clock.ts';
import { paths } from '../../../platform/paths.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { BeneficiaryPart } from './BeneficiaryPart.tsx';
import { ContractSheet } from './ContractSheet.tsx';
import { Amounts, Balance, More } from './ContractParts.styles.ts';
import { Facts } from '../../../platform/Record.styles.ts';
import { Heading } from '../Registers.styles.ts';
import { UpgradePart } from './UpgradePart.tsx';

type Text = Translate<typeof es>;

/** So many payments around the next one are in sight before somebody asks for all. */
const MADE_IN_SIGHT = 2;
const OPEN_IN_SIGHT = 4;

/** A contract as it stands now. */
export function useContract(id: number): UseQueryResult<Contract | null> {
  const { doors } = usePlatform().api;
  return useQuery(
    queryOptions({
      queryKey: ['register', 'contracts', 'contract', id],
      queryFn: ({ signal }) => createContractCalls(doors).contract(id, signal),
      staleTime: 0,
    }),
  );
}

/** A contract beside its fields: its payments, what it includes, where it came from, and what it earned. */
export function ContractParts({ row }: { row: RegisterRow }) {
  const { id } = row;
  const { t } = useText(contractTexts);
  const answer = useContract(id);
  const contract = shownData(answer);
  if (contract === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton height="48px" />
        <Skeleton height="160px" />
      </SkeletonGroup>
    );
  }
  if (contract === null) {
    return (
      <EmptyState
        title={t('contract.failed')}
        action={
          <Button size="small" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {t('contract.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ContractSheet contract={contract} row={row} />
      <Payments contract={contract} t={t} />
      <Items contract={contract} t={t} />
      <UpgradePart contractId={id} />
      <BeneficiaryPart contractId={id} />
      <Origin contract={contract} t={t} />
      {contract.commissions.length > 0 && <Commissions contract={contract} t={t} />}
    </>
  );
}

type PartProps = { contract: Contract; t: Text };

/** The last payments that were made and the next that are open: what somebody asks on the phone. */
function nearest(payments: readonly Payment[]): readonly Payment[] {
  const made = payments.filter(({ state }) => state === 'paid');
  const open = payments.filter(({ state }) => state !== 'paid');
  return [...made.slice(-MADE_IN_SIGHT), ...open.slice(0, OPEN_IN_SIGHT)];
}

function Payments({ contract, t }: PartProps) {
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const payments = paymentsOf(contract, contract.receipts, today);
  const { paid, owed, late, cancelled } = balanceOf(payments);
  const short = nearest(payments);
  const sums = [
    ['contract.paid', paid, true],
    ['contract.owed', owed, contract.cancelledOn === null],
    ['contract.late', late, late > 0],
    ['contract.cancelledSum', cancelled, cancelled > 0],
  ] as const;
  return (
    <section>
      <Heading>{t('contract.payments')}</Heading>
      <Balance>
        {sums.map(
          ([key, cents, isShown]) =>
            isShown && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{formatCents(cents)}</dd>
              </div>
            ),
        )}
      </Balance>
      <Amounts>
        {(isWhole ? payments : short).map((payment) => (
          <li key={payment.number} {...(payment.state === 'late' && { 'data-late': true })}>
            <span>
              {payment.number === 0
                ? t('contract.downPayment')
                : t('contract.payment', { number: payment.number, count: contract.payments })}
              <small>{stateText(payment, t)}</small>
            </span>
            <b>{formatCents(payment.amount)}</b>
          </li>
        ))}
      </Amounts>
      {short.length < payments.length && (
        <More>
          <Button size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('contract.fewer') : t('contract.all', { count: payments.length })}
          </Button>
        </More>
      )}
    </section>
  );
}

function stateText({ state, paidOn, dueOn }: Payment, t: Text): string {
  if (paidOn !== null) return t('contract.paidOn', { day: formatScreenDate(paidOn) });
  if (state === 'cancelled') return t('contract.given');
  return t(state === 'late' ? 'contract.lateSince' : 'contract.dueOn', { day: formatScreenDate(dueOn) });
}

function Items({ contract, t }: PartProps) {
  return (
    <section>
      <Heading>{t('contract.items')}</Heading>
      <Amounts>
        {contract.items.map(({ name, services, amount }, place) => (
          // The same item may stand there twice.
          <li key={place}>
            <span>
              {name}
              <small>{t('contract.services', { count: services })}</small>
            </span>
            <b>{formatCents(amount)}</b>
          </li>
        ))}
        {contract.discount > 0 && (
          <li>
            {t('contract.discount')}
            <b>{formatCents(-contract.discount)}</b>
          </li>
        )}
        <li data-total>
          {t('contract.total')}
          <b>{formatCents(totalOf(contract))}</b>
        </li>
      </Amounts>
    </section>
  );
}

function Origin({ contract: { prospectId, prospectName, quotationId, quotationNumber }, t }: PartProps) {
  return (
    <section>
      <Heading>{t('contract.origin')}</Heading>
      <Facts>
        <dt>{t('contract.prospect')}</dt>
        <dd>
          <Link href={paths.prospectDetail(prospectId)}>{prospectName}</Link>
        </dd>
        <dt>{t('contract.quotation')}</dt>
        <dd className={quotationId === null ? 'none' : undefined}>
          {quotationId === null ? (
            t('contract.noQuotation')
          ) : (
            <Link href={paths.quotation(quotationId)}>{quotationNumber}</Link>
          )}
        </dd>
      </Facts>
    </section>
  );
}

function Commissions({ contract: { commissions }, t }: PartProps) {
  return (
    <section>
      <Heading>{t('contract.commissions')}</Heading>
      <Amounts>
        {commissions.map(({ weekStart, type, toPay }, place) => (
          <li key={place}>
            <span>
              {type}
              <small>{t('contract.week', { day: formatScreenDate(weekStart) })}</small>
            </span>
            <b>{formatCents(toPay)}</b>
          </li>
        ))}
      </Amounts>
    </section>
  );
}
