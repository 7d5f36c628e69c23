import { longDate } from '@sereno/domain/calendar';
import { greetingName, initialOf, type SessionUser } from '@sereno/domain/session';
import { formatTag } from '@sereno/ui/locale';
import { AppFrame, Footer, ScrollToTop, SideMenu, SubHeader, TopBar } from '@sereno/ui/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { ForbiddenPage } from '../features/messages/ForbiddenPage.tsx';
import { ModulePage } from '../features/messages/ModulePage.tsx';
import { frameTexts } from '../i18n/frame/index.ts';
import { useText } from '../i18n/index.tsx';
import { useToday } from '../platform/clock.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { createQueryClient } from '../platform/queries.ts';
import { usePageTitle } from '../platform/pageTitle.ts';
import { report } from '../platform/report.ts';
import { Brand } from './Brand.tsx';
import { FrameDrawers, type OpenDrawer } from './FrameDrawers.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RequestLine } from './RequestLine.tsx';
import { RegionFailure } from './RegionFailure.tsx';
import type { FramedRoute } from './routes.tsx';
import { useBreadcrumbs, useMenuSections } from './useMenu.ts';
import { useMinimizedMenu } from './useMinimizedMenu.ts';
import { useNavigateLink } from './useNavigateLink.ts';
import { usePageFocus } from './usePageFocus.ts';

export type FrameProps = {
  user: SessionUser;
  route: FramedRoute;
  /** Whether the guard opens this page to the person; what it shows otherwise is RTE-13. */
  allowed: boolean;
};

/** Everything around a page behind the login: menu, bar, title, footer and the drawers (SHL-01 to SHL-36). */
export function Frame({ user, route: { entry, Screen }, allowed }: FrameProps) {
  const { t, locale } = useText(frameTexts);
  const { config } = usePlatform();
  const [path] = useLocation();
  const [queries] = useState(createQueryClient);
  const [drawer, setDrawer] = useState<OpenDrawer>(null);
  const [minimized, setMinimized] = useMinimizedMenu(config.menu.cookie);
  const navigate = useNavigateLink(() => setDrawer(null));
  const sections = useMenuSections(user, path);
  const breadcrumbs = useBreadcrumbs(path);
  const today = useToday();
  const title = t(allowed ? entry.key : 'message.forbidden.title');
  usePageTitle(title);
  usePageFocus(path);

  return (
    <QueryClientProvider client={queries}>
      <RequestLine />
      <AppFrame
        minimized={minimized}
        menu={
          <SideMenu
            sections={sections}
            onNavigate={navigate}
            minimized={minimized}
            onMinimizedChange={setMinimized}
            brand={<Brand />}
          />
        }
        topBar={
          <TopBar
            userName={greetingName(user)}
            initial={initialOf(user)}
            onMenuOpen={() => setDrawer('menu')}
            menuOpen={drawer === 'menu'}
            onUserOpen={() => setDrawer('user')}
            userOpen={drawer === 'user'}
            brand={<Brand />}
          />
        }
        subHeader={
          <SubHeader
            title={title}
            breadcrumbs={breadcrumbs}
            onNavigate={navigate}
            dateLabel={longDate(today, formatTag(locale))}
          />
        }
        footer={
          <Footer
            company={user.companyName}
            aboutHref={config.footer.aboutUrl}
            contactHref={config.footer.contactUrl}
          />
        }
      >
        <ErrorBoundary FallbackComponent={RegionFailure} onError={report} resetKeys={[path]}>
          <Suspense fallback={<PageSkeleton />}>
            {!allowed ? <ForbiddenPage /> : Screen ? <Screen /> : <ModulePage />}
          </Suspense>
        </ErrorBoundary>
      </AppFrame>
      <ScrollToTop />
      <FrameDrawers open={drawer} onOpenChange={setDrawer} user={user} sections={sections} onNavigate={navigate} />
    </QueryClientProvider>
  );
}
