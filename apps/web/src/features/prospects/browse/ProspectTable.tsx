import { canDownloadCsv, canPrint, canSeeMenuEntry } from '@sereno/domain/access';
import type { ProspectList, ProspectRow } from '@sereno/domain/prospect';
import type { SessionUser } from '@sereno/domain/session';
import { cardLayout, DataTable, type RowButton, storedTable } from '@sereno/ui/data-table';
import { MessageCircle, Phone } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { useToday } from '../../../platform/clock.ts';
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
  const buttons = useCallback(
    (row: ProspectRow): readonly RowButton[] => {
      const call = rowHref(row, 'call', channels, names);
      const whatsapp = rowHref(row, 'whatsapp', channels, names);
      if (call === null || whatsapp === null) return NO_BUTTONS;
      return [
        { id: 'call', label: t('prospects.call'), icon: <Phone />, onPress: () => followLink(call, false) },
        {
          id: 'whatsapp',
          label: t('prospects.whatsapp'),
          icon: <MessageCircle />,
          variant: 'ghost',
          onPress: () => followLink(whatsapp, true),
        },
      ];
    },
    [t, channels, names],
  );
  const memory = useMemo(
    () => storedTable(`sereno:prospects:${user.id}:${list}${isNarrow ? ':cards' : ''}`, () => localStorage),
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
      {...(hasRowButtons(rows ?? NO_ROWS, isNarrow) && { rowButtons: buttons })}
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
      csv={canDownloadCsv(user, config)}
      print={canPrint(user, config)}
      memory={memory}
      cards={cardLayout}
      {...(emptyText !== undefined && { emptyText })}
    />
  );
}

const NO_ROWS: readonly never[] = [];
const NO_BUTTONS: readonly never[] = [];
const rowId = ({ id }: ProspectRow): string => String(id);

/**
 * Goes to an address that another program or another site answers, within a press; the page stays.
 * @param isPage Whether it is a page, which opens beside this one and out of its reach.
 */
function followLink(href: string, isPage: boolean): void {
  // By a link: some browsers end the calls under way when the location changes.
  const link = document.createElement('a');
  link.href = href;
  if (isPage) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
