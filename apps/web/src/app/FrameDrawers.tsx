import { initialOf, type SessionUser } from '@sereno/domain/session';
import { Drawer } from '@sereno/ui/foundation';
import { MenuDrawer, UserPanel, type SideMenuSection } from '@sereno/ui/shell';
import { useAtom } from 'jotai';
import { frameTexts } from '../i18n/frame/index.ts';
import { useText } from '../i18n/index.tsx';
import { appearanceAtom } from '../platform/appearance.ts';
import { chooseLocale } from '../platform/language.ts';
import { paths } from '../platform/paths.ts';
import { useAtDesktopWidth } from './useAtDesktopWidth.ts';
import { useAvailability } from './useAvailability.ts';
import { useAccountLinks } from './useCommands.ts';

/** The one drawer that is open, if any. */
export type OpenDrawer = 'menu' | 'user' | null;

export type FrameDrawersProps = {
  open: OpenDrawer;
  onOpenChange: (open: OpenDrawer) => void;
  user: SessionUser;
  sections: readonly SideMenuSection[];
  /** Id of the menu's entry in sight. */
  current: string | undefined;
  onNavigate: (href: string) => void;
};

/** What slides over the page: the menu below lg (LAY-03), and the quick user panel (SHL-13). */
export function FrameDrawers({ open, onOpenChange, user, sections, current, onNavigate }: FrameDrawersProps) {
  const { t, locale } = useText(frameTexts);
  const [appearance, setAppearance] = useAtom(appearanceAtom);
  const availability = useAvailability(user);
  const links = useAccountLinks(user);
  const { employee } = user;
  useAtDesktopWidth(() => open === 'menu' && onOpenChange(null));
  return (
    <>
      <MenuDrawer
        open={open === 'menu'}
        onOpenChange={(isOpen) => onOpenChange(isOpen ? 'menu' : null)}
        sections={sections}
        current={current}
        onNavigate={onNavigate}
      />
      <Drawer
        side="end"
        title={t('frame.userPanel')}
        open={open === 'user'}
        onOpenChange={(isOpen) => onOpenChange(isOpen ? 'user' : null)}
      >
        <UserPanel
          user={{
            firstName: employee.firstName || user.name,
            roleName: user.roleName,
            email: employee.email ?? undefined,
            mobile: employee.mobile ?? undefined,
            companyName: user.companyName,
            employeeNumber: employee.employeeId?.toString(),
            sellerNumber: employee.extEmpNo ?? undefined,
            jobTitle: employee.jobTitle ?? undefined,
            businessLine: employee.businessLineName ?? undefined,
          }}
          initial={initialOf(user)}
          theme={appearance.theme}
          onThemeChange={(theme) => setAppearance({ ...appearance, theme })}
          density={appearance.density}
          onDensityChange={(density) => setAppearance({ ...appearance, density })}
          locale={locale}
          onLocaleChange={chooseLocale}
          availability={availability ?? undefined}
          links={links}
          leaveHref={paths.logout}
          onNavigate={onNavigate}
        />
      </Drawer>
    </>
  );
}
