import {
  adviserQueries,
  type DetailQuery,
  mainAmount,
  ownRow,
  TEAM_AMOUNTS,
  teamRanking,
} from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { amountRows, storedTable } from '@sereno/ui/data-table';
import { color } from '@sereno/ui/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/areas.ts';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { detailInHref, useDetailHref } from '../detail/useDetail.ts';
import { teamSalesQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardTable } from '../kit/DashboardTable.tsx';
import { RowSheet } from '../kit/RowSheet.tsx';
import { ROOM } from '../kit/useFold.ts';
import { type RankedRow, teamColumns } from './teamColumns.ts';

/** The own row of the ranking stands out, beside the word that says so. */
const TablePlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  [role='row']:has([data-tone='info']) > [role='gridcell'] {
    background: ${color.primarySoft};
  }
`;

/** Every adviser by place (STM-12): a row leads to what most of its total is made of, its menu to each of the three. On a phone a row tells all of itself. */
export function RankingTable() {
  const { user, filters, open: openRows } = useDashboard();
  const { t } = useText(teamSalesTexts);
  const { data: team, refreshing, isOld } = useDashboardQuery(teamSalesQuery, filters);
  const rows = useMemo(() => team && rankedRows(team.rows, user), [team, user]);
  const detailOf = useMemo(() => adviserQueries(rows ?? []), [rows]);
  const hrefOf = useDetailHref();
  const hasRoom = useMediaQuery(ROOM);
  const [shown, setShown] = useState<RankedRow | null>(null);
  const hasOwn = (rows ?? []).some(({ isOwn }) => isOwn);
  const columns = useMemo(() => teamColumns(t, hrefOf, hasOwn), [t, hrefOf, hasOwn]);
  const memory = useMemo(() => storedTable(`sereno:teamRanking:${user.id}`, () => localStorage), [user.id]);
  const open = (detail: DetailQuery | null): void => {
    if (detail !== null && !isOld) openRows(detail);
  };
  return (
    <TablePlace>
      <DashboardTable
        title={t('teamSales.ranking')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        onRowClick={(row) => (hasRoom ? open(row.detail) : setShown(row))}
        onNavigate={(href) => open(detailInHref(href))}
        rowActions={(row) =>
          TEAM_AMOUNTS.map((kind) => {
            const detail = detailOf(row, kind);
            return {
              type: 'action',
              id: kind,
              label: t(`teamSales.${kind}Open`),
              onSelect: () => open(detail),
              disabled: detail === null,
            };
          })
        }
        refreshing={refreshing}
        columnView={hasRoom}
        memory={memory}
        cards={amountRows}
        empty={{ none: t('teamSales.noData'), failed: t('teamSales.failed') }}
      />
      <RowSheet row={hasRoom ? null : shown} columns={columns} title={rowTitle} onClose={() => setShown(null)} />
    </TablePlace>
  );
}

function rankedRows(rows: Parameters<typeof teamRanking>[0], user: SessionUser): readonly RankedRow[] {
  const ranking = teamRanking(rows);
  const own = ownRow(ranking, ({ adviserName }) => adviserName, user);
  const detailOf = adviserQueries(ranking);
  return ranking.map((row, place) => ({ ...row, place, isOwn: row === own, detail: detailOf(row, mainAmount(row)) }));
}

const rowTitle = ({ adviserName }: RankedRow): string => adviserName;
const rowId = ({ place }: RankedRow): string => String(place);
