import { REGISTER, type RegisterQuery } from '@sereno/domain/register';
import { Banner, BottomSheet, Button, Combobox, DialogClose } from '@sereno/ui/foundation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { contractTexts, registerTexts } from '../../../i18n/areas.ts';
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

export type ContractChoiceProps = {
  title: string;
  /** What is read of the contract that was chosen has not come yet. */
  busy: boolean;
  /** Why it did not come. */
  problem: string | null;
  onChoose: (id: number) => void;
  onClose: () => void;
};

/** Asks for a contract that was not cancelled, found by its number, its prospect or their phone: a dialog, on a phone a sheet. */
export function ContractChoice({ title, busy, problem, onChoose, onClose }: ContractChoiceProps) {
  const { t } = useText(contractTexts);
  const { t: named } = useText(registerTexts);
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
    <BottomSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <DialogClose>
            <Button>{named('register.cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={busy}
            aria-disabled={chosen === null}
            onClick={() => chosen !== null && onChoose(Number(chosen.value))}
          >
            {t('contract.continue')}
          </Button>
        </>
      }
    >
      <Combobox
        label={t('contract.find')}
        description={t('contract.findHelp')}
        options={options}
        chosenOptions={chosenOptions}
        value={chosen?.value ?? null}
        onChange={(next) => setChosen(options.find((option) => option.value === next) ?? null)}
        onSearch={setTyped}
        loading={isWaiting || (isFetching && data === undefined)}
        failed={isError && !isWaiting && !isFetching}
        required
      />
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
    </BottomSheet>
  );
}
