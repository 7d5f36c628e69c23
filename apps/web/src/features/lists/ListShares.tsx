import type { ListShare } from '@sereno/api/prospectList';
import { MAX_SHARE, shareCounts } from '@sereno/domain/prospectList';
import { MultiCombobox, NumberField } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.tsx';
import { listTexts } from '../../i18n/areas.ts';
import { useCalls } from '../../platform/calls.ts';
import { Pairs, Part } from './Lists.styles.ts';

const NONE: readonly never[] = [];

export type ListSharesProps = {
  /** The prospects that are handed out. */
  count: number;
  shares: readonly ListShare[];
  readOnly: boolean;
  onChange: (shares: readonly ListShare[]) => void;
};

/** Who gets the prospects of a list, what share, and how many that is. */
export function ListShares({ count, shares, readOnly, onChange }: ListSharesProps) {
  const { t } = useText(listTexts);
  const { catalog } = useCalls();
  const advisers = useQuery({
    queryKey: ['lists', 'advisers'],
    queryFn: ({ signal }) => catalog.advisers([], signal),
  });
  const { data = NONE } = advisers;
  const options = useMemo(
    () =>
      data.flatMap(({ employeeId, name }) => (employeeId === null ? [] : [{ value: String(employeeId), label: name }])),
    [data],
  );
  const counts =
    shares.length === 0
      ? []
      : shareCounts(
          count,
          shares.map(({ share }) => share),
        );
  const choose = (ids: readonly string[]): void =>
    onChange(
      ids.map(
        (id) => shares.find(({ employeeId }) => String(employeeId) === id) ?? { employeeId: Number(id), share: 1 },
      ),
    );
  return (
    <Part>
      <div>
        <h3>{t('lists.handOut')}</h3>
        <p>{t('lists.handOutHelp')}</p>
      </div>
      <MultiCombobox
        label={t('lists.advisers')}
        required
        options={options}
        value={shares.map(({ employeeId }) => String(employeeId))}
        onChange={choose}
        loading={advisers.isPending}
        failed={advisers.isError}
        readOnly={readOnly}
      />
      <Pairs>
        {shares.map(({ employeeId, share }, index) => (
          <NumberField
            key={employeeId}
            label={t('lists.share', { name: options.find(({ value }) => value === String(employeeId))?.label ?? '' })}
            description={t('lists.gets', { count: counts[index] ?? 0 })}
            required
            min={1}
            max={MAX_SHARE}
            value={share}
            onChange={(next) => {
              if (next === null || !Number.isInteger(next) || next < 1 || next > MAX_SHARE) return;
              onChange(shares.map((one) => (one.employeeId === employeeId ? { employeeId, share: next } : one)));
            }}
            readOnly={readOnly}
          />
        ))}
      </Pairs>
    </Part>
  );
}
