import { longDate } from '@sereno/domain/calendar';
import { greetingName, initialOf, type SessionUser } from '@sereno/domain/session';
import { Banner, Toaster } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { AppFrame, Footer, ScrollToTop, SideMenu, SubHeader, TopBar } from '@sereno/ui/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, useLocation } from 'wouter';
import { ForbiddenPage } from '../features/messages/ForbiddenPage.tsx';
import { OutboxPart } from '../features/outbox/OutboxPart.tsx';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { useToday } from '../platform/clock.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { InvalidateContext } from '../platform/commands/useQuietCommand.ts';
import { closeQueries, invalidateIn, openQueries } from '../platform/queries.ts';
import { usePageFocus } from '../platform/pageFocus.ts';
import { pageNameAtom } from '../platform/pageTitle.ts';
import { useLastPage } from '../platform/commands/outbox/lastPage.ts';
import { paths } from '../platform/paths.ts';
import { Region } from '../platform/Region.tsx';
import { report } from '../platform/report.ts';
import { Brand } from './Brand.tsx';
import { FrameDrawers, type OpenDrawer } from './FrameDrawers.tsx';
import { useFirstCalls } from './firstCalls.ts';
import { FreshUser } from './FreshUser.ts';
import { PageFailure } from './PageFailure.tsx';
import { PagePending, PageProgress } from './PagePending.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Palette, PaletteButton } from './Palette.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { useRecentEntries } from './recentEntries.ts';
import { RequestLine } from './RequestLine.tsx';
import type { FramedRoute } from './routes.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import { useBreadcrumbs, useCurrentEntry, useMenuPaths, useMenuSections } from './useMenu.ts';
import { useMinimizedMenu } from './useMinimizedMenu.ts';
import { useNavigateLink } from './useNavigateLink.ts';
import { usePrefetch } from './usePrefetch.ts';

export type FrameProps = {
  user: SessionUser;
  route: FramedRoute;
  /** Whether the guard opens this page to the person; what it shows otherwise is RTE-13. */
  allowed: boolean;
};

/** Everything around a page behind the login: menu, bar, title, footer and what floats over it (SHL-01 to SHL-41). */
export function Frame({ user, route, allowed }: FrameProps) {
  const { entry, module, screen } = route;
  const { t, locale } = useText(frameTexts);
  const { config, toasts } = usePlatform();
  const [path] = useLocation();
  const [queries] = useState(() => openQueries(user.id));
  const [invalidate] = useState(() => invalidateIn(queries));
  useEffect(() => closeQueries, []);
  useFirstCalls(allowed ? entry.id : null, user);
  const [drawer, setDrawer] = useState<OpenDrawer>(null);
  const [minimized, setMinimized] = useMinimizedMenu(config.menu.cookie);
  const navigate = useNavigateLink(() => setDrawer(null));
  // Back closes overlays of the page it leaves.
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setDrawer(null);
  }
  const sections = useMenuSections(user);
  // The address of a module alone opens the first of its pages that the person's menu has.
  const firstPage =
    sections.flatMap(({ entries }) => entries).find(({ id }) => id === module)?.children?.[0]?.href ?? paths.root;
  const current = useCurrentEntry(path);
  const today = useToday();
  // Menu, title and address answer the press; the page before is gone by then, and the next one mounts in pieces after that.
  const arrived = useDeferredValue(route);
  const named = useAtomValue(pageNameAtom);
  const name = allowed && named?.path === path ? named.name : undefined;
  const title = name ?? t(allowed ? entry.key : 'message.forbidden.title');
  const breadcrumbs = useBreadcrumbs(path, name);
  usePageFocus(path);
  usePrefetch(path, useMenuPaths(user), queries);
  useRecentEntries(user.id, current);
  useLastPage();

  return (
    <QueryClientProvider client={queries}>
      <InvalidateContext value={invalidate}>
        <PageTitle title={title} />
        <FreshUser id={user.id} />
        <RequestLine />
        <PageProgress />
        <AppFrame
          notice={
            <>
              <SiteNotice />
              <OutboxPart />
            </>
          }
          minimized={minimized}
          menu={
            <Region>
              <SideMenu
                sections={sections}
                current={current}
                onNavigate={navigate}
                minimized={minimized}
                onMinimizedChange={setMinimized}
                brand={<Brand />}
              />
            </Region>
          }
          topBar={
            <Region>
              <TopBar
                userName={greetingName(user)}
                initial={initialOf(user)}
                onMenuOpen={() => setDrawer('menu')}
                menuOpen={drawer === 'menu'}
                onUserOpen={() => setDrawer('user')}
                userOpen={drawer === 'user'}
                brand={<Brand />}
                title={title}
              >
                <PaletteButton />
              </TopBar>
            </Region>
          }
          subHeader={
            <SubHeader
              title={title}
              breadcrumbs={breadcrumbs}
              onNavigate={navigate}
              dateLabel={longDate(today, formatTag(locale))}
              actions={<QuickLinks user={user} onNavigate={navigate} />}
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
          {sections.length === 0 && <Banner tone="info">{t('frame.emptyMenu')}</Banner>}
          <ErrorBoundary FallbackComponent={PageFailure} onError={report} resetKeys={[path]}>
            {arrived === route ? (
              <Suspense fallback={<PagePending />}>
                {!allowed ? <ForbiddenPage /> : screen ? <screen.Page /> : <Redirect to={firstPage} replace />}
              </Suspense>
            ) : (
              <div data-page-pending />
            )}
          </ErrorBoundary>
        </AppFrame>
        <ScrollToTop />
        <Region>
          <FrameDrawers
            open={drawer}
            onOpenChange={setDrawer}
            user={user}
            sections={sections}
            current={current}
            onNavigate={navigate}
          />
        </Region>
        <Palette user={user} onNavigate={navigate} path={path} />
        <Toaster toasts={toasts} />
      </InvalidateContext>
    </QueryClientProvider>
  );
}
