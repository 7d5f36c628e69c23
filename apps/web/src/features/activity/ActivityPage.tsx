import { ACTIVITY_TABS } from '@sereno/domain/activity';
import { timeIn } from '@sereno/domain/calendar';
import type { DataTableHandle } from '@sereno/ui/data-table';
import { Button, IconButton, Tabs } from '@sereno/ui/foundation';
import { Keyboard, RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Region } from '../../platform/Region.tsx';
import { useAfterPaint } from '../../loading/useAfterPaint.ts';
import { forUser } from '../../platform/forUser.ts';
import { Page, Toolbar, UpdatedAt } from '../../platform/ListPage.styles.ts';
import { ActivityTable } from './ActivityTable.tsx';
import { LazyDialogs } from './LazyDialogs.tsx';
import { useActivityLists } from './useActivityLists.ts';
import { useActivityTab } from './useActivityTab.ts';
import { useActivityWork } from './useActivityWork.ts';
import { useIsNarrow } from '../../platform/useIsNarrow.ts';
import { useLetterKeys } from './useLetterKeys.ts';
import { usePageShortcuts } from './usePageShortcuts.ts';

export type ActivityPageProps = {
  /** A line that the list does not wait for: it comes once the first rows are painted. */
  late?: ReactNode;
};

/** `/activity`: what there is to do, by date, and all that is done with it (ACL-01 to ACL-28, STA-01 to STA-15, ADL-01 to ADL-39). */
export const ActivityPage = forUser<ActivityPageProps>(({ user, late }) => {
  const { t } = useText(activityTexts);
  const { config } = usePlatform();
  const page = useRef<HTMLDivElement>(null);
  const table = useRef<DataTableHandle>(null);
  const isNarrow = useIsNarrow(page);
  const [tab, openTab] = useActivityTab();
  const [letterKeys, setLetterKeys] = useLetterKeys(user.id);
  const lists = useActivityLists(useToday());
  const { activities, updatedAt, hasFailed, isFetching, refetch } = lists[tab];
  const work = useActivityWork({ user, activities, tab, table, page });
  const { overlays } = work;
  const isPainted = useAfterPaint(work.rows !== undefined);
  const lateLine = isPainted && (
    <Region>
      <Suspense>{late}</Suspense>
    </Region>
  );
  usePageShortcuts(letterKeys, (shortcut) => {
    if (shortcut.kind === 'tab') openTab(shortcut.tab);
    else if (shortcut.kind === 'add') work.add();
    else if (shortcut.kind === 'list') focusFirstRow(table.current);
    else overlays.setHelpOpen(true);
  });

  const toolbar = (
    <Toolbar>
      <UpdatedAt data-failed={hasFailed || undefined}>
        {hasFailed && <strong>{t('activityList.notUpdated')}</strong>}{' '}
        {updatedAt > 0 && (
          <span>{t('activityList.updatedAt', { time: timeIn(config.timeZone, new Date(updatedAt)) })}</span>
        )}
      </UpdatedAt>
      {!isNarrow && lateLine}
      {!isNarrow && (
        <IconButton label={t('activityKeys.open')} size="small" onClick={() => overlays.setHelpOpen(true)}>
          <Keyboard />
        </IconButton>
      )}
      <Button size="small" startIcon={<RefreshCw />} busy={isFetching} onClick={refetch}>
        {t('activityList.refresh')}
      </Button>
    </Toolbar>
  );
  return (
    <Page ref={page}>
      {!isNarrow && toolbar}
      <Tabs
        label={t('activityList.tabs')}
        value={tab}
        onChange={openTab}
        keepMounted={false}
        dense={isNarrow}
        tabs={ACTIVITY_TABS.map((id) => {
          const count = lists[id].activities?.length;
          return {
            value: id,
            label: t(`activityList.${id}`),
            ...(count !== undefined && { count }),
            content: id === tab && (
              <Region resetKey={id}>
                <ActivityTable
                  key={isNarrow ? 'cards' : 'columns'}
                  ref={table}
                  tab={id}
                  rows={work.rows}
                  refreshing={isFetching && work.rows !== undefined}
                  onRetry={refetch}
                  onAdd={work.add}
                  actions={work.actions}
                  starting={work.starting}
                  letterKeys={letterKeys}
                  isNarrow={isNarrow}
                  user={user}
                />
              </Region>
            ),
          };
        })}
      />
      {isNarrow && work.rows !== undefined && toolbar}
      {isNarrow && lateLine}
      <Region>
        <LazyDialogs
          {...work.dialogs}
          help={{
            open: overlays.isHelpOpen,
            onOpenChange: overlays.setHelpOpen,
            enabled: letterKeys,
            onEnabledChange: setLetterKeys,
          }}
        />
      </Region>
    </Page>
  );
});

function focusFirstRow(table: DataTableHandle | null): void {
  const first = table?.rowIds()[0];
  if (first !== undefined) table?.focusRow(first);
}
