import { canOpenPath } from '@sereno/domain/access';
import { menuFor, type MenuEntry, menuPages } from '@sereno/domain/navigation';
import type { SessionUser } from '@sereno/domain/session';
import type { Command } from '@sereno/ui/shell';
import { themes } from '@sereno/ui/theme';
import { useAtom } from 'jotai';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { appearanceAtom } from '../platform/appearance.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { paths } from '../platform/paths.ts';

/** Pages of the person's account that are not in the menu. */
export function useAccountLinks(user: SessionUser): readonly { readonly label: string; readonly href: string }[] {
  const { t } = useText(frameTexts);
  const { config } = usePlatform();
  return [
    { label: t('menu.accountPassword'), href: paths.accountPassword },
    { label: t('menu.permissions'), href: paths.permissions },
  ].filter(({ href }) => canOpenPath(href, user, config));
}

/** Commands of the palette: every screen of the person's menu, the theme, the account, and sign-out. */
export function useCommands(user: SessionUser): readonly Command[] {
  const { t } = useText(frameTexts);
  const { config } = usePlatform();
  const account = useAccountLinks(user);
  const [appearance, setAppearance] = useAtom(appearanceAtom);

  const commandOf = ({ id, key, path, icon }: MenuEntry, group: string): Command => ({
    id,
    label: t(key),
    group,
    href: path,
    icon,
  });
  const screens = menuPages(menuFor(user, config)).map(({ entry, module }) => {
    if (module !== undefined) return commandOf({ ...entry, icon: module.icon }, t(module.key));
    return commandOf(entry, entry.section === 'dashboards' ? t('frame.dashboards') : user.companyName);
  });
  const group = t('frame.account');
  return [
    ...screens,
    ...themes.map((theme) => ({
      id: theme,
      label: t(`command.theme.${theme}`),
      group: t('command.appearance'),
      onSelect: () => setAppearance({ ...appearance, theme }),
    })),
    ...account.map(({ label, href }) => ({ id: href, label, href, group })),
    { id: paths.logout, label: t('frame.leave'), href: paths.logout, group, keywords: [t('command.leaveWords')] },
  ];
}
