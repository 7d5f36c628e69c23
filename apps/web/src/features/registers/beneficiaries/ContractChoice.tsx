import { REGISTER, type RegisterQuery } from '@sereno/domain/register';
import { Combobox } from '@sereno/ui/foundation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { beneficiaryTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { pageQuery, useRegisterCalls } from '../registerQueries.ts';

/** How long the person has to pause before a search is sent, in ms. */
const PAUSE_MS = 250;

/** The contracts that may still change, the newest first. */
const searched = (search: string): RegisterQuery => ({
  search,
  filters: [{ field: 'status', kind: 'oneOf', values: ['pending', 'current', 'settled'] }],
  state: 'all',
  sort: [],
  page: 0,
  pageSize: 20,
});

export type ContractChoiceProps = { value: number | null; onChange: (id: number | null) => void };

/** A contract that was not cancelled, found by its number, its prospect or their phone. */
export function ContractChoice({ value, onChange }: ContractChoiceProps) {
  const { t } = useText(beneficiaryTexts);
  const calls = useRegisterCalls();
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching, isError } = useQuery({
    ...pageQuery(calls, REGISTER.contracts, searched(settled)),
    placeholderData: keepPreviousData,
  });
  const options = useMemo(
    () =>
      data?.rows.map(({ id, values }) => ({
        value: String(id),
        label: `${String(values['number'])} · ${String(values['prospect'] ?? '')}`,
      })) ?? [],
    [data],
  );
  const chosenOptions = useMemo(() => (chosen === null ? [] : [chosen]), [chosen]);
  const isWaiting = typed.trim() !== settled;
  return (
    <Combobox
      label={t('beneficiaries.findContract')}
      description={t('beneficiaries.findHelp')}
      options={options}
      chosenOptions={chosenOptions}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next) ?? null);
        onChange(next === null ? null : Number(next));
      }}
      onSearch={setTyped}
      loading={isWaiting || (isFetching && data === undefined)}
      failed={isError && !isWaiting && !isFetching}
      required
    />
  );
}
