import type { RegisterRow } from '@sereno/domain/register';
import { Button, ButtonLink } from '@sereno/ui/foundation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { beneficiaryTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { paths } from '../../../platform/paths.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { Actions } from '../Registers.styles.ts';
import { BeneficiaryEditor } from './BeneficiaryEditor.tsx';
import { beneficiariesQuery, useContractCalls } from './beneficiaryCalls.ts';

export type BeneficiaryStartProps = { onSaved: (id: number | null) => void; onClose: () => void };

/** Chooses a contract, then edits its beneficiaries. */
export function BeneficiaryStart({ onSaved, onClose }: BeneficiaryStartProps) {
  const { t } = useText(beneficiaryTexts);
  const calls = useContractCalls();
  const [id, setId] = useState<number | null>(null);
  const query = beneficiariesQuery(calls, id ?? 0);
  const { data, isError, isFetching } = useQuery(id === null ? { ...query, queryFn: skipToken } : query);
  if (data) return <BeneficiaryEditor contract={data} onSaved={() => onSaved(null)} onClose={onClose} />;
  const hasFailed = id !== null && !isFetching && (isError || data === null);
  return (
    <ContractChoice
      title={t('beneficiaries.addTo')}
      busy={isFetching}
      problem={hasFailed ? t('beneficiaries.notLoaded') : null}
      onChoose={setId}
      onClose={onClose}
    />
  );
}

/** From a beneficiary to the contract, and to the dialog of its list. */
export function BeneficiaryActions({ row: { values } }: { row: RegisterRow }) {
  const { t } = useText(beneficiaryTexts);
  const calls = useContractCalls();
  const { data: contract, isFetching } = useQuery(beneficiariesQuery(calls, Number(values['contractId'])));
  const [isEditing, setEditing] = useState(false);
  const href = paths.contract(String(values['number']));
  return (
    <Actions>
      <Link href={href} asChild>
        <ButtonLink href={href}>{t('beneficiaries.openContract')}</ButtonLink>
      </Link>
      <Button
        variant="primary"
        busy={contract === undefined && isFetching}
        aria-disabled={contract?.isOpen !== true}
        onClick={() => contract?.isOpen === true && setEditing(true)}
      >
        {t('beneficiaries.change')}
      </Button>
      {isEditing && contract && (
        <BeneficiaryEditor contract={contract} onSaved={() => setEditing(false)} onClose={() => setEditing(false)} />
      )}
    </Actions>
  );
}
