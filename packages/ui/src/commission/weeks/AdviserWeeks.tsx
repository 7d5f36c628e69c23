'use client';
import type { AdviserWeek } from '@sereno/domain/commission';
import { useMemo } from 'react';
import { amountRows } from '../../data-table/cards/amountRows.tsx';
import { DataTable } from '../../data-table/DataTable.tsx';
import type { DataTableProps } from '../../data-table/state/tableProps.ts';
import { Badge } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import { adviserColumns, STANDING_TONES, standingOf } from './adviserColumns.ts';
import { styled } from 'styled-components';
import { plainList, space } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${plainList}
`;

export type AdviserWeeksProps = Pick<DataTableProps<never>, 'memory' | 'headingLevel' | 'hideTitle' | 'ref'> &
  Omit<RootProps, 'ref'> & {
    /** The status of each adviser's week, stable while unchanged. */
    rows: readonly AdviserWeek[];
    /** Loading. Default false. */
    loading?: boolean | undefined;
    /** Refreshing: the old rows stay. Default false. */
    refreshing?: boolean | undefined;
    /** Loading failed. Default false. */
    failed?: boolean | undefined;
    /** Reloads. Default: no such button. */
    onRetry?: (() => void) | undefined;
    /** IANA zone of a decision's time. */
    zone: string;
    /** Called with the seller number of the adviser whose week to open. */
    onChoose: (slpCode: number) => void;
    /** Shows the CSV button; see `canDownloadCsv` (TBL-13). Default false. */
    csv?: boolean | undefined;
    /** Shows the print button; see `canPrint` (TBL-14). Default false. */
    print?: boolean | undefined;
  };

const rowId = ({ slpCode }: AdviserWeek): string => String(slpCode);
const rowLabel = ({ adviserName }: AdviserWeek): string => adviserName;

const COUNTS = [
  ['accepted', 'adviserWeeks.acceptedCount'],
  ['inReconciliation', 'adviserWeeks.reconcilingCount'],
  ['pending', 'adviserWeeks.pendingCount'],
  ['running', 'adviserWeeks.runningCount'],
] as const;

/** Which advisers signed a week, which dispute it, and which are pending, for their managers (CMA-15). */
export function AdviserWeeks({
  rows,
  loading = false,
  refreshing = false,
  failed = false,
  onRetry,
  zone,
  onChoose,
  csv = false,
  print = false,
  memory,
  headingLevel,
  hideTitle,
  ref,
  ...root
}: AdviserWeeksProps) {
  const t = useTexts(commissionTexts);
  const columns = useMemo(() => adviserColumns(t, zone), [t, zone]);
  const counts = useMemo(() => Map.groupBy(rows, standingOf), [rows]);
  return (
    <Root {...root}>
      {!loading && !failed && rows.length > 0 && (
        <Counts>
          {COUNTS.map(([standing, key]) => {
            const count = counts.get(standing)?.length ?? 0;
            return (
              count > 0 && (
                <li key={standing}>
                  <Badge tone={STANDING_TONES[standing]}>{t(key, { count })}</Badge>
                </li>
              )
            );
          })}
        </Counts>
      )}
      <DataTable
        memory={memory}
        headingLevel={headingLevel}
        hideTitle={hideTitle}
        ref={ref}
        title={t('adviserWeeks.title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        onRowClick={({ slpCode }) => onChoose(slpCode)}
        rowButtons={({ slpCode }) => [
          { id: 'open', label: t('adviserWeeks.open'), variant: 'ghost', onPress: () => onChoose(slpCode) },
        ]}
        loading={loading}
        refreshing={refreshing}
        failed={failed}
        onRetry={onRetry}
        emptyText={!failed && rows.length === 0 ? t('adviserWeeks.empty') : undefined}
        search
        filter
        csv={csv}
        print={print}
        cards={amountRows}
      />
    </Root>
  );
}
