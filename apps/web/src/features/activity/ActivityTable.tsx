import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import type { ActivityTab } from '@sereno/domain/activity';
import type { SessionUser } from '@sereno/domain/session';
import { DataTable, type DataTableHandle, rowLayout, storedTable } from '@sereno/ui/data-table';
import { type KeyboardEvent, type Ref, useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { isPlainLetter, rowShortcut } from './shortcuts.ts';
import { activityColumns } from './activityColumns.ts';
import { type ActivityRow, rowId, rowLabel } from './activityRow.ts';
import { type ButtonContext, rowButtons, rowMenu } from './rowButtons.ts';
import { actOnRow, type ActivityActions } from './rowTasks.ts';

export type ActivityTableProps = {
  /** The tab whose activities it shows; it gives the title, which names the file (TBL-15). */
  tab: ActivityTab;
  /** Undefined while they load, null where they could not be fetched. */
  rows: readonly ActivityRow[] | null | undefined;
  /** Newer ones are on their way. */
  refreshing: boolean;
  /** Asks for them again. */
  onRetry: () => void;
  /** Opens the dialog for a stand-alone activity (ADL-39). */
  onAdd: () => void;
  /** What a row can do; the same object from render to render. */
  actions: ActivityActions;
  /** Ids of the activities that are being started. */
  starting: ButtonContext['starting'];
  /** Whether keys of one letter do something with the row that has the focus. */
  letterKeys: boolean;
  /** There is no room for columns. */
  isNarrow: boolean;
  user: SessionUser;
  ref: Ref<DataTableHandle>;
};

/** The table of a tab: its columns, buttons and keys (ACL-09 to ACL-25). */
export function ActivityTable({
  tab,
  rows,
  refreshing,
  onRetry,
  onAdd,
  actions,
  starting,
  letterKeys,
  isNarrow,
  user,
  ref,
}: ActivityTableProps) {
  const { t, locale } = useText(activityTexts);
  const { config } = usePlatform();
  const [, navigate] = useLocation();
  const columns = useMemo(
    () => activityColumns({ t, locale, roleId: user.roleId, channels: config.channels, isNarrow, tab }),
    [t, locale, user.roleId, config.channels, isNarrow, tab],
  );
  const context = useMemo(
    (): ButtonContext => ({
      ...actions,
      t,
      channels: config.channels,
      starting,
      showsKeys: letterKeys && !isNarrow,
    }),
    [actions, t, config.channels, starting, letterKeys, isNarrow],
  );
  const buttons = useCallback((row: ActivityRow) => rowButtons(row, context), [context]);
  const menu = useCallback((row: ActivityRow) => rowMenu(row, context), [context]);
  const pressKey = useCallback(
    (row: ActivityRow, event: KeyboardEvent): void => {
      const shortcut = isPlainLetter(event.nativeEvent) ? rowShortcut(event.key) : null;
      if (shortcut !== null && actOnRow(row, shortcut, actions)) event.preventDefault();
    },
    [actions],
  );
  const memory = useMemo(
    () => storedTable(`sereno:activities:${user.id}:${tab}:${isNarrow ? 'rows' : 'columns'}`, () => localStorage),
    [user.id, tab, isNarrow],
  );

  return (
    <DataTable
      ref={ref}
      title={t(`activityList.${tab}Title`)}
      hideTitle={isNarrow}
      defaultQuery={firstPage}
      columns={columns}
      rows={rows ?? noRows}
      rowId={rowId}
      rowLabel={rowLabel}
      rowButtons={buttons}
      rowActions={menu}
      onRowKeyDown={letterKeys ? pressKey : undefined}
      onNavigate={navigate}
      onAdd={onAdd}
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
    />
  );
}

const noRows: readonly never[] = [];
/** A working day of most people, on one page. */
const firstPage = { pagination: { pageIndex: 0, pageSize: 25 } };
