import { canSeeMenuEntry } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { QuickActions } from '@sereno/ui/shell';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { paths } from '../platform/paths.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';

export type QuickLinksProps = { user: SessionUser; onNavigate: (href: string) => void };

/** The two ways to register a prospect, on every page (SHL-09 to SHL-11), for people with prospects in the menu. */
export function QuickLinks({ user, onNavigate }: QuickLinksProps) {
  const { t } = useText(frameTexts);
  const { config } = usePlatform();
  if (!canSeeMenuEntry('prospectAdd', user, config)) return null;
  return (
    <QuickActions
      onNavigate={onNavigate}
      actions={[
        { id: 'prospectSimple', label: t('menu.prospectSimple'), href: paths.prospectSimple },
        { id: 'prospectAdd', label: t('menu.prospectAdd'), href: paths.prospectAdd },
      ]}
    />
  );
}
