import { formatScreenDate } from '@sereno/domain/calendar';
import { ageOn, type BeneficiaryList } from '@sereno/domain/contract';
import { formatPhone } from '@sereno/domain/contact';
import { formatDecimal, fromCents } from '@sereno/domain/money';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { beneficiaryTexts, registerTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useToday } from '../../../platform/clock.ts';
import { shownData } from '../../../platform/queries.ts';
import { Amounts, More } from './ContractParts.styles.ts';
import { Heading } from '../Registers.styles.ts';
import { beneficiariesQuery, useContractCalls } from './beneficiaryCalls.ts';

/** The dialog is lazy: a contract is read far more often than its beneficiaries change. */
const Editor = lazyComponent(() => import('./contractDialogs.ts').then((module) => module.BeneficiaryEditor));

/** The beneficiaries of a contract, the lists before, and the way to change them. */
export function BeneficiaryPart({ contractId }: { contractId: number }) {
  const { t } = useText(beneficiaryTexts);
  const { t: named } = useText(registerTexts);
  const calls = useContractCalls();
  const answer = useQuery(beneficiariesQuery(calls, contractId));
  const contract = shownData(answer);
  const [isEditing, setEditing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const close = (): void => setEditing(false);
  if (contract === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton height="72px" />
      </SkeletonGroup>
    );
  }
  if (contract === null) {
    return (
      <EmptyState
        title={t('beneficiaries.notLoaded')}
        action={
          <Button size="small" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {named('register.retry')}
          </Button>
        }
      />
    );
  }
  const [inForce, ...earlier] = contract.lists;
  return (
    <section>
      <Heading>{t('beneficiaries.title')}</Heading>
      {inForce === undefined ? (
        <Amounts>
          <li>
            <small>{t('beneficiaries.none')}</small>
          </li>
        </Amounts>
      ) : (
        <ListLines list={inForce} />
      )}
      {isWhole && earlier.map((list) => <ListLines key={list.version} list={list} />)}
      {!contract.isOpen && <small>{t('beneficiaries.cancelled')}</small>}
      <More>
        {earlier.length > 0 && (
          <Button size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('beneficiaries.fewer') : t('beneficiaries.earlier', { count: earlier.length })}
          </Button>
        )}
        {contract.isOpen && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('beneficiaries.change')}
          </Button>
        )}
      </More>
      {isEditing && (
        <Suspense fallback={null}>
          <Editor contract={contract} onSaved={close} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** One list: who receives how much, and since when it is so. */
function ListLines({ list: { validFrom, by, beneficiaries } }: { list: BeneficiaryList }) {
  const { t } = useText(beneficiaryTexts);
  const { t: named } = useText(registerTexts);
  const today = useToday();
  return (
    <Amounts>
      {beneficiaries.map(({ id, name, relationship, bornOn, phone, share }) => (
        <li key={id}>
          <span>
            {name}
            <small>
              {[
                named(`relationship.${relationship}`),
                t('beneficiaries.age', { count: ageOn(bornOn, today) }),
                phone === null ? '' : formatPhone(phone),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </small>
          </span>
          <b>{t('beneficiaries.percent', { share: formatDecimal(fromCents(share), 2) })}</b>
        </li>
      ))}
      <li>
        <small>{t('beneficiaries.since', { day: formatScreenDate(validFrom), name: by })}</small>
      </li>
    </Amounts>
  );
}
