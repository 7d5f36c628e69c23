import type { RowButton } from '@sereno/ui/data-table';
import type { MenuItem } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/activity/es.ts';
import { ROW_KEYS, type RowShortcut } from './shortcuts.ts';
import type { ActivityRow } from './activityRow.ts';
import { type ActivityActions, actOnRow, rowTask } from './rowTasks.ts';

export type ButtonContext = ActivityActions & {
  readonly t: Translate<typeof es>;
  /** Ids of the activities that are being started. */
  readonly starting: ReadonlySet<number>;
  /** Rows are cards, whose foot has room for two buttons; the rest stands in their menu. */
  readonly isNarrow: boolean;
};

/** The buttons of a row, the one that goes on first (ACL-19 to ACL-23); none while its saving waits to be sent. */
export function rowButtons(row: ActivityRow, context: ButtonContext): readonly RowButton[] {
  const { t, starting, isNarrow } = context;
  const button = (action: RowShortcut, label: string, rest: Partial<RowButton>): readonly RowButton[] =>
    rowTask(row, action) === null
      ? []
      : [{ id: action, label, onPress: () => void actOnRow(row, action, context), ...rest }];
  return [
    ...button('begin', row.status === 'late' ? t('activityList.newActivity') : t('activityList.begin'), {
      variant: 'primary',
      busy: starting.has(row.activity.id),
    }),
    ...button('finish', t('activityList.finish'), {}),
    ...(isNarrow ? [] : button('reschedule', t('activityList.reschedule'), { variant: 'ghost' })),
  ];
}

/** What the menu of a card offers beside its buttons. */
export function cardActions(row: ActivityRow, context: ButtonContext): readonly MenuItem[] {
  if (rowTask(row, 'reschedule') === null) return [];
  return [
    {
      type: 'action',
      id: 'reschedule',
      label: context.t('activityList.reschedule'),
      shortcut: [ROW_KEYS.reschedule],
      onSelect: () => void actOnRow(row, 'reschedule', context),
    },
  ];
}
