'use client';
import type { WeekComparison } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import type { BusinessWeek } from '@sereno/domain/week';
import { useMemo } from 'react';
import { amountRows } from '../../data-table/cards/amountRows.tsx';
import { DataTable } from '../../data-table/DataTable.tsx';
import type { DataTableProps } from '../../data-table/state/tableProps.ts';
import { Skeleton } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { changeColumns } from './changeColumns.ts';
import { type ChangeRow, changeRows } from './changeRows.ts';
import { Counts, Difference, Summary } from './WeekChanges.styles.ts';

export type WeekChangesProps = Pick<DataTableProps<never>, 'headingLevel' | 'hideTitle' | keyof RootProps> & {
  /** The comparison of both weeks (`compareWeeks`), stable while unchanged; null while it is missing. */
  comparison: WeekComparison | null;
  /** The other week is loading. Default false. */
  loading?: boolean | undefined;
  /** The other week failed to load. Default false. */
  failed?: boolean | undefined;
  /** Reloads the other week. Default: no such button. */
  onRetry?: (() => void) | undefined;
  /** The displayed week. */
  thisWeek: BusinessWeek;
  /** The week it is compared with. */
  otherWeek: BusinessWeek;
  /** Shows the CSV button; see `canDownloadCsv` (TBL-13). Default false. */
  csv?: boolean | undefined;
  /** Shows the print button; see `canPrint` (TBL-14). Default false. */
  print?: boolean | undefined;
};

const rowId = ({ id }: ChangeRow): string => id;
const rowLabel = ({ contract, typeName }: ChangeRow): string => contract ?? typeName;
const none: readonly ChangeRow[] = [];

/** 'Qué cambió desde la semana pasada': what is new, gone or changed, with the sum first. */
export function WeekChanges({
  comparison,
  loading = false,
  failed = false,
  thisWeek,
  otherWeek,
  ...table
}: WeekChangesProps) {
  const t = useTexts(commissionTexts);
  const rows = useMemo(() => (comparison === null ? none : changeRows(comparison)), [comparison]);
  const columns = useMemo(() => changeColumns(t, thisWeek, otherWeek), [t, thisWeek, otherWeek]);
  const isComing = loading || (comparison === null && !failed);
  return (
    <DataTable
      {...table}
      title={t('weekChanges.title')}
      summary={
        !failed && (
          <Summary>
            {comparison === null || isComing ? (
              <Skeleton width="18rem" />
            ) : (
              <>
                <Difference>{differenceText(comparison.difference, t)}</Difference>
                <Counts>
                  {KINDS.filter((kind) => countOf(comparison, kind) > 0).map((kind) => (
                    <li key={kind}>{t(`weekChanges.${kind}Count`, { count: countOf(comparison, kind) })}</li>
                  ))}
                </Counts>
              </>
            )}
          </Summary>
        )
      }
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      loading={isComing}
      failed={failed}
      emptyText={t(failed ? 'weekChanges.failed' : 'weekChanges.empty')}
      filter={rows.length > 0}
      search={rows.length > 0}
      cards={amountRows}
    />
  );
}

const KINDS = ['changed', 'added', 'gone', 'same'] as const;

const countOf = (comparison: WeekComparison, kind: (typeof KINDS)[number]): number =>
  kind === 'same' ? comparison.same : comparison[kind].length;

function differenceText(pesos: number, t: ReturnType<typeof useTexts<typeof commissionTexts>>): string {
  if (pesos === 0) return t('weekChanges.same');
  return t(pesos > 0 ? 'weekChanges.more' : 'weekChanges.less', { amount: formatPesos(Math.abs(pesos)) });
}
