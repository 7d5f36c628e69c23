import { ACTIVITY_TABS } from '@sereno/domain/activity';
import type { ShortcutGroup } from '@sereno/ui/activity';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/activity/es.ts';
import { ADD_KEY, HELP_KEY, ROW_KEYS, TAB_KEYS } from './shortcuts.ts';

/** The keys of the page, as the sheet of shortcuts lists them. */
export function shortcutGroups(t: Translate<typeof es>): readonly ShortcutGroup[] {
  return [
    {
      title: t('activityKeys.row'),
      items: [
        { keys: ['up', 'down'], label: t('activityKeys.move') },
        { keys: [ROW_KEYS.begin], label: t('activityKeys.begin') },
        { keys: [ROW_KEYS.finish], label: t('activityList.finish') },
        { keys: [ROW_KEYS.reschedule], label: t('activityList.reschedule') },
      ],
    },
    {
      title: t('activityKeys.list'),
      items: [
        { keys: [ADD_KEY], label: t('activityKeys.add') },
        ...ACTIVITY_TABS.map((tab) => ({ keys: [TAB_KEYS[tab]], label: t(`activityList.${tab}`) })),
        { keys: [HELP_KEY], label: t('activityKeys.help') },
      ],
    },
    { title: t('activityKeys.dialog'), items: [{ keys: ['mod', 'enter'], label: t('activityKeys.save') }] },
  ];
}
