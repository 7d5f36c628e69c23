import { canWorkActivities } from '@sereno/domain/access';
import type { ActivityTab } from '@sereno/domain/activity';
import type { SessionUser } from '@sereno/domain/session';
import type { DataTableHandle } from '@sereno/ui/data-table';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTime, useToday } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/commands/outbox/useOutbox.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { ACTIVITIES } from './activityQueries.ts';
import { activityRows } from './activityRow.ts';
import type { EditorTarget } from './editorTarget.ts';
import { draftedActivities } from './draftedActivities.ts';
import { goOnAfter } from './nextRow.ts';
import type { ActivityActions } from './rowTasks.ts';
import { useActivityLists } from './useActivityLists.ts';
import { useActivityOverlays } from './useActivityOverlays.ts';
import { useDialogsAhead } from './useDialogsAhead.ts';
import { useStartActivity } from './useStartActivity.ts';

export type ActivityWorkOptions = {
  readonly user: SessionUser;
  readonly tab: ActivityTab;
  readonly outbox: Pick<Outbox, 'submit' | 'onSettled' | 'state'>;
  readonly table: RefObject<DataTableHandle | null>;
  readonly page: RefObject<HTMLElement | null>;
};

/** The lists, the rows of the open tab, and what is done with them: started, opened in the dialog, gone on with after a save. */
export function useActivityWork({ user, tab, outbox, table, page }: ActivityWorkOptions) {
  const { submit, onSettled } = outbox;
  const { pendingActivityIds: queued, pendingStartIds: startsQueued } = outbox.state;
  const { config } = usePlatform();
  const today = useToday();
  const time = useTime();
  const queries = useQueryClient();
  const lists = useActivityLists(today);
  const overlays = useActivityOverlays();

  const refresh = useCallback(async (): Promise<void> => {
    // Without a network there is nothing newer than what is there.
    if (navigator.onLine) await queries.invalidateQueries({ queryKey: ACTIVITIES });
  }, [queries]);
  useEffect(() => onSettled(() => void refresh()), [onSettled, refresh]);

  const { start, starting } = useStartActivity({
    names: { adviser: user.fullName.trim() || user.name, company: user.companyName },
    refresh,
    submit,
    onMail: ({ prospectName }, href) => overlays.setMail({ href, prospect: prospectName }),
    onQuotation: overlays.setQuotation,
  });
  // Rows render again for another object; only presses call these.
  const latest = useRef({ start, edit: overlays.edit });
  useEffect(() => {
    latest.current = { start, edit: overlays.edit };
  });
  const actions = useMemo(
    (): ActivityActions => ({
      start: (activity) => latest.current.start(activity),
      open: (task, activity, by) => latest.current.edit({ task, activity }, by),
    }),
    [],
  );
  const add = useCallback((): void => latest.current.edit({ task: 'add', activity: null }, 'add'), []);

  const [drafted, setDrafted] = useState(() => draftedActivities(user.id));
  const lookForDrafts = (): void => setDrafted(draftedActivities(user.id));

  const shown = lists[tab].activities;
  const { lateRule } = config.activities;
  const rows = useMemo(
    () =>
      shown &&
      activityRows(shown, {
        viewer: user,
        canWork: canWorkActivities(user, config),
        timing: { today, tab, rule: lateRule },
        time,
        queued,
        startsQueued,
        drafted,
      }),
    [shown, user, config, today, time, tab, lateRule, queued, startsQueued, drafted],
  );
  const { overdue, today: ofToday, week, future } = lists;
  const everything = useMemo(
    () => [overdue, ofToday, week, future].flatMap(({ activities }) => activities ?? []),
    // oxlint-disable-next-line react/exhaustive-deps -- what counts of a list is its activities.
    [overdue.activities, ofToday.activities, week.activities, future.activities],
  );
  useDialogsAhead(everything);

  return {
    lists,
    rows,
    actions,
    starting,
    overlays,
    refresh: () => void refresh(),
    closeEditor: (): void => {
      overlays.closeEditor();
      lookForDrafts();
    },
    add,
    saved: ({ activity }: EditorTarget): void => {
      overlays.closeEditor();
      lookForDrafts();
      const refreshed = refresh();
      if (activity !== null) void goOnAfter(String(activity.id), refreshed, table, page);
    },
  };
}
