import { homePath, safeReturnPath } from '@sereno/domain/navigation';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { useEndedOf, useNotice } from '../features/auth/notice.ts';
import { frameTexts } from '../i18n/areas.ts';
import { useLanguage } from '../i18n/index.tsx';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { paths } from '../platform/paths.ts';
import { sessionAtom, type Session } from '../platform/session.ts';
import { report } from '../platform/report.ts';
import { UnexpectedFailure } from './Failure.tsx';
import { Logout } from './Logout.tsx';
import { loadFramedPages } from './loadFramedPages.ts';
import { Splash } from './Splash.tsx';
import { lazyComponent } from '@sereno/ui/lazy';

const FramedPages = lazyComponent(() => loadFramedPages().then((module) => module.FramedPages));
const RegistrationPage = lazyComponent(() =>
  import('../features/auth/RegistrationPage.tsx').then((module) => module.RegistrationPage),
);
const ForgotPasswordPage = lazyComponent(() =>
  import('../features/auth/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
);
const NewPasswordPage = lazyComponent(() =>
  import('../features/auth/NewPasswordPage.tsx').then((module) => module.NewPasswordPage),
);
const ErrorPages = lazyComponent(() =>
  import('../features/messages/ErrorPages.tsx').then((module) => module.ErrorPages),
);
const TermsPage = lazyComponent(() => import('../features/messages/TermsPage.tsx').then((module) => module.TermsPage));

/** Which page an address shows: one of the few that are open to all, or one behind the login. */
export function App() {
  const { config } = usePlatform();
  const session = useAtomValue(sessionAtom);
  const [path] = useLocation();
  // No page has such a path, and the router's patterns end at a line's end.
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return <Redirect replace to={paths.error} />;
  return (
    <ErrorBoundary FallbackComponent={UnexpectedFailure} onError={report} resetKeys={[path]}>
      <Suspense fallback={<Splash />}>
        <Switch>
          <Route path={paths.root}>
            <Redirect replace to={session === null ? paths.login() : homePath(session.user, config)} />
          </Route>
          <Route path="/auth/*?">
            <AuthPages session={session} />
          </Route>
          <Route path={paths.logout}>
            <Logout />
          </Route>
          <Route path={paths.terms}>
            <TermsPage />
          </Route>
          <Route path="/error/:version?">
            <ErrorPages />
          </Route>
          <Route>
            <FramedPages session={session} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The pages before sign-in (AUTH-01). Signed-in people go to the requested page, or home (AUTH-04, AUTH-09), but never
 * to a page of another person's session.
 */
function AuthPages({ session }: { session: Session | null }) {
  // The router's own reader decodes twice, and would return another URL.
  const returnTo = new URLSearchParams(window.location.search).get('returnTo');
  const language = useLanguage();
  const notice = useNotice();
  const endedOf = useEndedOf();
  const prepareHome = () => {
    void frameTexts.preload(language);
    // A browser never asks again for code that it could not fetch once: without a connection it is asked for later.
    if (!navigator.onLine) return;
    loadFramedPages().then(({ preloadHome }) => preloadHome(language), report);
  };
  if (session !== null) {
    const isSomebodyElse = endedOf !== null && endedOf !== session.user.id;
    return <Redirect replace to={(isSomebodyElse ? null : safeReturnPath(returnTo)) ?? paths.root} />;
  }
  return (
    <Switch>
      <Route path="/auth/login">
        <LoginPage onAttempt={prepareHome} />
      </Route>
      <Route path={paths.registration}>
        <RegistrationPage />
      </Route>
      <Route path={paths.forgotPassword}>
        <ForgotPasswordPage />
      </Route>
      <Route path={paths.newPassword}>
        <NewPasswordPage />
      </Route>
      <Route>
        <Redirect replace to={paths.login()} state={notice} />
      </Route>
    </Switch>
  );
}
