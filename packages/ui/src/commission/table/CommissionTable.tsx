'use client';
import type { CommissionLine } from '@sereno/domain/commission';
import { type CSSProperties, useMemo } from 'react';
import { amountRows } from '../../data-table/cards/amountRows.tsx';
import { DataTable } from '../../data-table/DataTable.tsx';
import type { DataTableProps } from '../../data-table/state/tableProps.ts';
import { Banner } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import { commissionColumns } from './commissionColumns.ts';
import { type LineRow, lineRows } from './lineRows.ts';
import { styled } from 'styled-components';
import { media, space } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** Height of the rows, which scroll inside. */
const ROWS_HEIGHT = 'var(--commission-rows)';

/** On a phone the rows have most of the window; elsewhere no more than they need. */
const Place = styled.div`
  --commission-rows: max(20rem, 70svh);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;

  @media ${media.md} {
    --commission-rows: min(max(20rem, 70svh), calc(var(--lines) * 2.5rem + 6.25rem));
  }
  @media ${media.md} and ${media.touch} {
    --commission-rows: min(max(20rem, 70svh), calc(var(--lines) * 53px + 9rem));
  }
`;

export type CommissionTableProps = Pick<DataTableProps<never>, 'memory' | 'headingLevel' | 'hideTitle'> &
  RootProps & {
    /** The lines of the week, stable while unchanged. */
    lines: readonly CommissionLine[];
    /** Number of lines that could not be read: an alert says that the totals are incomplete. Default 0. */
    unreadable?: number | undefined;
    /** Heading, accessible name and name of the file (TBL-15), such as 'Comisiones 46-2026'. Default 'Renglones de la semana'. */
    title?: string | undefined;
    /** The first load is running. Default false. */
    loading?: boolean | undefined;
    /** Refreshing: the old lines stay. Default false. */
    refreshing?: boolean | undefined;
    /** Loading failed. Default false. */
    failed?: boolean | undefined;
    /** Reloads the lines. Default: no such button. */
    onRetry?: (() => void) | undefined;
    /** Called by '¿De dónde sale?' of a line. Default: no such button. */
    onExplain?: ((line: CommissionLine) => void) | undefined;
    /** Text of an empty week. Default 'No hay comisiones en esta semana'. */
    emptyText?: string | undefined;
    /** Shows the CSV button; see `canDownloadCsv` (TBL-13). Default false. */
    csv?: boolean | undefined;
    /** Shows the print button; see `canPrint` (TBL-14). Default false. */
    print?: boolean | undefined;
  };

type PlaceStyle = CSSProperties & { '--lines': number };

/** Placeholder rows while loading. */
const LINES_AHEAD = 8;

const rowId = ({ id }: LineRow): string => id;
const rowLabel = ({ line, typeName }: LineRow): string => line.contract ?? typeName;
/** Up to this many lines are all rendered, as on paper; more scroll in their own container. */
const LINES_AT_ONCE = 100;
const onOnePage = { pagination: { pageIndex: 0, pageSize: LINES_AT_ONCE } };
const scrolling = { height: ROWS_HEIGHT };

/** The lines of a week's commissions with totals and explanations (CMA-06 to CMA-09). */
export function CommissionTable({
  lines,
  unreadable = 0,
  title,
  loading = false,
  refreshing = false,
  failed = false,
  onRetry,
  onExplain,
  emptyText,
  csv = false,
  print = false,
  memory,
  headingLevel,
  hideTitle,
  ...root
}: CommissionTableProps) {
  const t = useTexts(commissionTexts);
  const rows = useMemo(() => lineRows(lines), [lines]);
  const hasChecks = rows.some(({ check }) => check !== null);
  const hasAdvisers = lines.some(({ adviserName }) => adviserName !== lines[0]?.adviserName);
  const columns = useMemo(() => commissionColumns(t, { hasChecks, hasAdvisers }), [t, hasChecks, hasAdvisers]);
  const style: PlaceStyle = { '--lines': loading ? LINES_AHEAD : rows.length };
  return (
    <Place {...root} style={{ ...style, ...root.style }}>
      {unreadable > 0 && !loading && !failed && (
        <Banner tone="danger">{t('commissionTable.unreadable', { count: unreadable })}</Banner>
      )}
      <DataTable
        memory={memory}
        headingLevel={headingLevel}
        hideTitle={hideTitle}
        title={title ?? t('commissionTable.title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        loading={loading}
        refreshing={refreshing}
        failed={failed}
        onRetry={onRetry}
        emptyText={!failed && rows.length === 0 ? (emptyText ?? t('commissionTable.empty')) : undefined}
        {...(onExplain && {
          onRowClick: ({ line }: LineRow) => onExplain(line),
          rowButtons: ({ line }: LineRow) => [
            {
              id: 'explain',
              label: t('commissionTable.explain'),
              variant: 'ghost',
              onPress: () => onExplain(line),
            },
          ],
        })}
        search
        filter
        columnView
        csv={csv}
        print={print}
        cards={amountRows}
        defaultQuery={onOnePage}
        virtual={!failed && (loading || rows.length > LINES_AT_ONCE) ? scrolling : undefined}
      />
    </Place>
  );
}
