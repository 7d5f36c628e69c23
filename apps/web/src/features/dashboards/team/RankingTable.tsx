import { adviserAsks, type DetailAsk, mainAmount, ownRow, TEAM_AMOUNTS, teamRanking } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { cardLayout, DataTable, storedTable } from '@sereno/ui/data-table';
import { memo, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/teamSales/index.ts';
import { askInHref, useDetailHref } from '../detail/useDetail.ts';
import { teamSalesQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import type { ExportProps, PartProps } from './partProps.ts';
import { type RankedRow, teamColumns } from './teamColumns.ts';
import { TablePlace } from './TeamPage.styles.ts';

export type RankingTableProps = PartProps & ExportProps & { user: SessionUser };

/** Every adviser by place (STM-12): a row leads to what most of its total is made of, its menu to each of the three. */
export const RankingTable = memo(function RankingTable({ filters, onOpen, csv, print, user }: RankingTableProps) {
  const { t } = useText(teamSalesTexts);
  const { data: team, refreshing, isOld } = useDashboardQuery(teamSalesQuery, filters);
  const rows = useMemo(() => rankedRows(team?.rows ?? [], user), [team, user]);
  const askOf = useMemo(() => adviserAsks(rows), [rows]);
  const hrefOf = useDetailHref();
  const hasOwn = rows.some(({ isOwn }) => isOwn);
  const columns = useMemo(() => teamColumns(t, hrefOf, hasOwn), [t, hrefOf, hasOwn]);
  const memory = useMemo(() => storedTable(`sereno:teamRanking:${user.id}`, () => localStorage), [user.id]);
  const open = (ask: DetailAsk | null): void => {
    if (ask !== null && !isOld) onOpen(ask);
  };
  return (
    <TablePlace>
      <DataTable
        title={t('teamSales.ranking')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        onRowClick={({ ask }) => open(ask)}
        onNavigate={(href) => open(askInHref(href))}
        rowActions={(row) =>
          TEAM_AMOUNTS.map((kind) => {
            const ask = askOf(row, kind);
            return {
              type: 'action',
              id: kind,
              label: t(`teamSales.${kind}Open`),
              onSelect: () => open(ask),
              disabled: ask === null,
            };
          })
        }
        loading={team === undefined}
        failed={team === null}
        refreshing={refreshing}
        search
        filter
        columnView
        csv={csv}
        print={print}
        memory={memory}
        cards={cardLayout}
        {...(team !== undefined && rows.length === 0 && { emptyText: t('teamSales.noData') })}
      />
    </TablePlace>
  );
});

function rankedRows(rows: Parameters<typeof teamRanking>[0], user: SessionUser): readonly RankedRow[] {
  const ranking = teamRanking(rows);
  const own = ownRow(ranking, ({ adviserName }) => adviserName, user);
  const askOf = adviserAsks(ranking);
  return ranking.map((row, place) => ({ ...row, place, isOwn: row === own, ask: askOf(row, mainAmount(row)) }));
}

const rowId = ({ place }: RankedRow): string => String(place);
