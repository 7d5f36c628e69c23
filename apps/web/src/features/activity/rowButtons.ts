import { ACTIVITY_TYPE, channelLink, type ChannelConfig } from '@sereno/domain/activity';
import { formatPhone } from '@sereno/domain/contact';
import type { RowButton } from '@sereno/ui/data-table';
import type { MenuItem } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/activity/es.ts';
import { followLink } from '../../platform/openPages.ts';
import { ROW_KEYS, type RowShortcut } from './shortcuts.ts';
import type { ActivityRow, RowStatus } from './activityRow.ts';
import { type ActivityActions, actOnRow, rowTask } from './rowTasks.ts';

export type ButtonContext = ActivityActions & {
  readonly t: Translate<typeof es>;
  readonly channels: ChannelConfig;
  /** Ids of the activities that are being started. */
  readonly starting: ReadonlySet<number>;
  /** Whether the menu says which keys do the same. */
  readonly showsKeys: boolean;
};

/** What comes next for a row: to begin it, to end it once begun, to move it while it may not begin yet (ACL-19 to ACL-23). */
function nextOf(status: RowStatus): RowShortcut {
  if (status === 'started') return 'finish';
  return status === 'early' ? 'reschedule' : 'begin';
}

function labelOf(action: RowShortcut, { status }: ActivityRow, t: ButtonContext['t']): string {
  if (action === 'begin' && status === 'late') return t('activityList.newActivity');
  return t(`activityList.${action}`);
}

/** The one button of a row; none while its saving waits to be sent, and none for who only sees it (MNU-08). */
export function rowButtons(row: ActivityRow, context: ButtonContext): readonly RowButton[] {
  const action = nextOf(row.status);
  if (rowTask(row, action) === null) return [];
  return [
    {
      id: action,
      label: labelOf(action, row, context.t),
      variant: action === 'begin' ? 'primary' : 'secondary',
      busy: context.starting.has(row.activity.id),
      onPress: () => void actOnRow(row, action, context),
    },
  ];
}

/** What the menu of a row offers beside its button, and how to reach the prospect (ACL-18, ACL-21, ACL-22). */
export function rowMenu(row: ActivityRow, context: ButtonContext): readonly MenuItem[] {
  const { t, channels, showsKeys } = context;
  const tasks = (['finish', 'reschedule'] as const).filter(
    (action) => action !== nextOf(row.status) && rowTask(row, action) !== null,
  );
  const reach = (activityTypeId: number, id: 'call' | 'write', to: string | null): readonly MenuItem[] => {
    const link = channelLink({ ...row.activity, activityTypeId }, channels, { adviser: '', company: '' });
    if (to === null || !('href' in link)) return [];
    return [{ type: 'action', id, label: t(`activityList.${id}`, { to }), onSelect: () => followLink(link.href) }];
  };
  const { phone, email } = row.activity.contact;
  return [
    ...tasks.map((action): MenuItem => ({
      type: 'action',
      id: action,
      label: labelOf(action, row, t),
      ...(showsKeys && { shortcut: [ROW_KEYS[action]] }),
      onSelect: () => void actOnRow(row, action, context),
    })),
    ...reach(ACTIVITY_TYPE.call, 'call', phone && formatPhone(phone)),
    ...reach(ACTIVITY_TYPE.email, 'write', email),
  ];
}
