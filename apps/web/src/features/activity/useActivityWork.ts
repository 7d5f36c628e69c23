import { canWorkActivities } from '@sereno/domain/access';
import type { Activity, ActivityTab } from '@sereno/domain/activity';
import type { SessionUser } from '@sereno/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTime, useToday } from '../../platform/clock.ts';
import { useOutbox } from '../../platform/commands/outbox/useOutbox.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { ACTIVITIES } from './activityQueries.ts';
import { activityRows } from './activityRow.ts';
import type { EditorTarget } from './editorTarget.ts';
import type { LazyDialogsProps } from './LazyDialogs.tsx';
import { type RowList, goOnAfter } from './nextRow.ts';
import type { ActivityActions } from './rowTasks.ts';
import { useActivityOverlays } from './useActivityOverlays.ts';
import { useDialogsAhead } from './useDialogsAhead.ts';
import { useStartActivity } from './useStartActivity.ts';
import { draftNames } from '../../platform/drafts.ts';

export type ActivityWorkOptions = {
  readonly user: SessionUser;
  /** The open activities that are shown: undefined while they load, null where they could not be fetched. */
  readonly activities: readonly Activity[] | null | undefined;
  /** The tab that lists them; left out where each one's day says where it would be listed. */
  readonly tab?: ActivityTab;
  /** Called when an activity has changed, beside the lists that are asked for again. */
  readonly onChange?: () => void;
  readonly table: RefObject<RowList | null>;
  readonly page: RefObject<HTMLElement | null>;
};

/** The rows of open activities, and what is done with them: started, opened in the dialog, gone on with after a save. */
export function useActivityWork({ user, activities, tab, onChange, table, page }: ActivityWorkOptions) {
  const outbox = useOutbox();
  const { submit, onSettled } = outbox;
  const { pendingActivityIds: queued, pendingStartIds: startsQueued } = outbox.state;
  const { config } = usePlatform();
  const today = useToday();
  const time = useTime();
  const queries = useQueryClient();
  const overlays = useActivityOverlays();

  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const refresh = useCallback(async (): Promise<void> => {
    changed.current?.();
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

  const { lateRule } = config.activities;
  const rows = useMemo(
    () =>
      activities &&
      activityRows(activities, {
        viewer: user,
        canWork: canWorkActivities(user, config),
        timing: { today, ...(tab && { tab }), ...(lateRule && { rule: lateRule }) },
        time,
        queued,
        startsQueued,
        drafted,
      }),
    [activities, user, config, today, tab, lateRule, time, queued, startsQueued, drafted],
  );
  useDialogsAhead(activities ?? NONE);

  const dialogs: Omit<LazyDialogsProps, 'help'> = {
    areWanted: overlays.isAnything,
    onFailure: overlays.closeAll,
    editing: overlays.editing,
    onClose: (): void => {
      overlays.closeEditor();
      lookForDrafts();
    },
    onSaved: ({ activity }: EditorTarget): void => {
      overlays.closeEditor();
      lookForDrafts();
      const refreshed = refresh();
      if (activity !== null) void goOnAfter(String(activity.id), refreshed, table, page);
    },
    onStale: () => void refresh(),
    outbox,
    user,
    mail: overlays.mail,
    onMailClose: () => overlays.setMail(null),
    quotation: overlays.quotation,
    onQuotationAnswer: () => overlays.setQuotation(null),
  };
  return { rows, actions, starting, add, overlays, dialogs };
}

/** What is done with the activities of a page. */
export type ActivityWork = ReturnType<typeof useActivityWork>;

const NONE: readonly never[] = [];

const DRAFT_NAME = /^activity-(?:finish|reschedule)-(?<id>\d+)$/u;

/** The activities that this person has begun to end or to move, and has not sent. */
function draftedActivities(userId: number): ReadonlySet<number> {
  const ids = draftNames(userId).map((name) => DRAFT_NAME.exec(name)?.groups?.['id']);
  return new Set(ids.filter((id) => id !== undefined).map(Number));
}
