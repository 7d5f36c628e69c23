import { initialOf, type SessionUser } from '@sereno/domain/session';
import { Drawer } from '@sereno/ui/foundation';
import { UserPanel } from '@sereno/ui/shell';
import { useAtom } from 'jotai';
import { useDiscountNotices } from '../features/discounts/useDiscountNotices.ts';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { appearanceAtom } from '../platform/appearance.ts';
import { chooseLocale } from '../platform/language.ts';
import { paths } from '../platform/paths.ts';
import { useAvailability } from './useAvailability.ts';
import { useAccountLinks } from './useCommands.ts';

// Told before the panel is opened: in one file with it, because it is smaller than its request.
export { DiscountNews } from '../features/discounts/DiscountNews.tsx';

export type UserDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: SessionUser;
  onNavigate: (href: string) => void;
};

/** The quick user panel (SHL-13). */
export function UserDrawer({ open, onOpenChange, user, onNavigate }: UserDrawerProps) {
  const { t, locale } = useText(frameTexts);
  const [appearance, setAppearance] = useAtom(appearanceAtom);
  const availability = useAvailability(user);
  const links = useAccountLinks(user);
  const notices = useDiscountNotices();
  const { employee } = user;
  return (
    <Drawer side="end" title={t('frame.userPanel')} open={open} onOpenChange={onOpenChange}>
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
        notices={notices}
        links={links}
        leaveHref={paths.logout}
        onNavigate={onNavigate}
      />
    </Drawer>
  );
}
