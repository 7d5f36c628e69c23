'use client';
import { dateIn } from '@sereno/domain/calendar';
import { leadFairness, type LeadFairness, type LeadShare } from '@sereno/domain/carousel';
import { useMemo } from 'react';
import { cardLayout } from '../../data-table/cards/cardLayout.tsx';
import { DataTable } from '../../data-table/DataTable.tsx';
import type { TableColumn } from '../../data-table/cells/column.ts';
import type { DataTableProps } from '../../data-table/state/tableProps.ts';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type LeadShareTableProps = Pick<DataTableProps<never>, keyof RootProps> & {
  /** Each adviser's leads in the selected days, in any order. */
  shares: readonly LeadShare[];
  /** Loading. Default false. */
  loading?: boolean | undefined;
  /** Loading failed. Default false. */
  failed?: boolean | undefined;
  /** Retries loading. */
  onRetry?: (() => void) | undefined;
  /** IANA zone of the day of the last lead. */
  timeZone: string;
  /** Shows the CSV button; see `canDownloadCsv` (TBL-13). Default false. */
  csv?: boolean | undefined;
  /** Shows the print button; see `canPrint` (TBL-14). Default false. */
  print?: boolean | undefined;
};

const rowId = ({ employeeId, slpCode, name }: LeadShare): string => `${employeeId} ${slpCode} ${name}`;
const rowLabel = ({ name }: LeadShare): string => name;

/** Distribution of leads among advisers, for managers: most leads first. */
export function LeadShareTable({ shares, timeZone, ...table }: LeadShareTableProps) {
  const t = useTexts(carouselTexts);
  const rows = useMemo(() => leadFairness(shares), [shares]);
  const columns = useMemo(
    (): readonly TableColumn<LeadFairness>[] => [
      { id: 'adviser', title: t('leadShareTable.adviser'), kind: 'person', value: ({ name }) => name },
      { id: 'got', title: t('leadShareTable.got'), kind: 'number', value: ({ got }) => got, total: 'sum' },
      { id: 'percent', title: t('leadShareTable.percent'), kind: 'number', value: ({ percent }) => percent },
      {
        id: 'attended',
        title: t('leadShareTable.attended'),
        kind: 'number',
        value: ({ attended }) => attended,
        total: 'sum',
      },
      {
        id: 'assigned',
        title: t('leadShareTable.assigned'),
        kind: 'number',
        value: ({ assigned }) => assigned,
        total: 'sum',
      },
      {
        id: 'registered',
        title: t('leadShareTable.registered'),
        kind: 'number',
        value: ({ registered }) => registered,
        total: 'sum',
      },
      {
        id: 'last',
        title: t('leadShareTable.last'),
        kind: 'date',
        value: ({ lastAt }) => (lastAt === null ? null : dateIn(timeZone, new Date(lastAt))),
      },
      { id: 'available', title: t('leadShareTable.available'), kind: 'yesNo', value: ({ available }) => available },
    ],
    [t, timeZone],
  );
  return (
    <DataTable
      {...table}
      title={t('leadShareTable.title')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      cards={cardLayout}
    />
  );
}
