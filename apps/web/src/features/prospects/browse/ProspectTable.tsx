import { canDownloadCsv, canPrint, canSeeMenuEntry } from '@sereno/domain/access';
import type { ProspectList, ProspectRow } from '@sereno/domain/prospect';
import type { SessionUser } from '@sereno/domain/session';
import { DataTable, type RowButton, rowLayout, storedTable } from '@sereno/ui/data-table';
import type { MenuItem } from '@sereno/ui/foundation';
import { MessageCircle, Phone } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { useToday } from '../../../platform/clock.ts';
import { followLink, openAddress } from '../../../platform/openPages.ts';
import { paths } from '../../../platform/paths.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { hasRowButtons } from './hasRowButtons.ts';
import { prospectColumns, rowHref } from './prospectColumns.ts';

export type ProspectTableProps = {
  list: ProspectList;
  /** Undefined while they load, null where they could not be fetched. */
  rows: readonly ProspectRow[] | null | undefined;
  /** Newer ones are on their way. */
  refreshing: boolean;
  onRetry: () => void;
  /** There is no room for columns. */
  isNarrow: boolean;
  user: SessionUser;
};

/** A register of prospects as a table: a row opens its prospect, and its buttons reach the person where most numbers are seen. */
export function ProspectTable({ list, rows, refreshing, onRetry, isNarrow, user }: ProspectTableProps) {
  const { t } = useText(prospectsTexts);
  const { config } = usePlatform();
  const today = useToday();
  const [, navigate] = useLocation();
  const { channels } = config;
  const columns = useMemo(
    () => prospectColumns({ t, list, roleId: user.roleId, today, channels, isNarrow }),
    [t, list, user.roleId, today, channels, isNarrow],
  );
  const names = useMemo(
    () => ({ adviser: user.fullName.trim() || user.name, company: user.companyName }),
    [user.fullName, user.name, user.companyName],
  );
  const ways = useCallback(
    (row: ProspectRow): readonly Way[] =>
      (['call', 'whatsapp', 'email'] as const).flatMap((id) => {
        const href = rowHref(row, id, channels, names);
        return href === null ? [] : [{ id, href }];
      }),
    [channels, names],
  );
  const buttons = useCallback(
    (row: ProspectRow): readonly RowButton[] =>
      ways(row).flatMap(({ id, href }) => {
        const look = BUTTONS[id];
        // Beside the two lines of a name is room for one.
        if (look === undefined || (isNarrow && id !== 'call')) return [];
        return [{ id, label: t(`prospects.${id}`), ...look, onPress: () => follow(id, href) }];
      }),
    [t, ways, isNarrow],
  );
  const menu = useCallback(
    (row: ProspectRow): readonly MenuItem[] => [
      {
        type: 'action',
        id: 'open',
        label: t('prospects.open'),
        onSelect: () => navigate(paths.prospectDetail(row.id)),
      },
      ...ways(row).flatMap(({ id, href }): readonly MenuItem[] =>
        id === 'call' ? [] : [{ type: 'action', id, label: t(`prospects.${id}`), onSelect: () => follow(id, href) }],
      ),
    ],
    [t, ways, navigate],
  );
  const memory = useMemo(
    () => storedTable(`sereno:prospects:${user.id}:${list}${isNarrow ? ':rows' : ''}`, () => localStorage),
    [user.id, list, isNarrow],
  );
  const emptyText =
    rows === null ? t('prospects.failed') : rows?.length === 0 ? t(`prospects.${list}Empty`) : undefined;

  return (
    <DataTable
      title={t(`prospects.${list}`)}
      hideTitle
      columns={columns}
      rows={rows ?? NO_ROWS}
      rowId={rowId}
      rowLabel={(row) => row.name || t('prospects.unnamed')}
      {...(hasRowButtons(rows ?? NO_ROWS, isNarrow) && { rowButtons: buttons, ...(isNarrow && { rowActions: menu }) })}
      onRowClick={(row) => navigate(paths.prospectDetail(row.id))}
      onNavigate={navigate}
      {...(list === 'following' &&
        canSeeMenuEntry('prospectAdd', user, config) && {
          onAdd: () => navigate(paths.prospectAdd),
          addLabel: t('prospects.add'),
        })}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      onRetry={onRetry}
      search
      filter
      columnView={!isNarrow}
      csv={!isNarrow && canDownloadCsv(user, config)}
      print={!isNarrow && canPrint(user, config)}
      memory={memory}
      cards={rowLayout}
      emptyText={emptyText}
    />
  );
}

const NO_ROWS: readonly never[] = [];
const rowId = ({ id }: ProspectRow): string => String(id);

/** A way to reach the person of a row. */
type Way = { readonly id: 'call' | 'whatsapp' | 'email'; readonly href: string };

const BUTTONS: Readonly<Partial<Record<Way['id'], Pick<RowButton, 'icon' | 'variant'>>>> = {
  call: { icon: <Phone /> },
  whatsapp: { icon: <MessageCircle />, variant: 'ghost' },
};

/** A chat is a page beside this one; the telephone and the mailbox are programs of their own, and the page stays. */
const follow = (id: Way['id'], href: string): void => (id === 'whatsapp' ? openAddress(href) : followLink(href));
