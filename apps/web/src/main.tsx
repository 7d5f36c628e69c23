import './app/document.css';
import { createToasts } from '@sereno/ui/foundation';
import { defaultLocale, loadTexts } from '@sereno/ui/locale';
import { GlobalStyle } from '@sereno/ui/theme';
import { createStore } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { App } from './app/App.tsx';
import { UnexpectedFailure } from './app/Failure.tsx';
import { loadFramedPages } from './app/loadFramedPages.ts';
import { StartFailure } from './app/StartFailure.tsx';
import { entryTexts, frameTexts } from './i18n/areas.ts';
import { overridesOf } from './i18n/overrides.ts';
import { type Language, TextProvider } from './i18n/index.tsx';
import { connectApi } from './platform/api.ts';
import { showStoredAppearance } from './platform/appearance.ts';
import { loadConfig } from './platform/config.ts';
import { followDrafts } from './platform/drafts.ts';
import { storedLocale } from './platform/language.ts';
import { noticeAtom } from './platform/notice.ts';
import { deviceLocationAtom, isLocationGranted } from './platform/location.ts';
import { PlatformProvider } from './platform/PlatformProvider.tsx';
import { report } from './platform/report.ts';
import { persistSession, sessionAtom } from './platform/session.ts';

async function start(): Promise<ReactNode> {
  const locale = storedLocale();
  const [config, isLocationExpected] = await Promise.all([loadConfig(), isLocationGranted()]);
  const store = createStore();
  const syncSession = persistSession(store, config.session.storageKey);
  const api = connectApi(store, config, syncSession);
  const language: Language = { locale, overrides: await overridesOf(config, locale) };
  const session = store.get(sessionAtom);
  if (session !== null) {
    loadFramedPages().then(({ openAhead }) => openAhead({ user: session.user, api, config, language }), report);
    void frameTexts.preload(language);
  }
  // The components speak Spanish by themselves.
  const [uiTexts] = await Promise.all([
    locale === defaultLocale ? undefined : loadTexts(locale),
    entryTexts.load(language),
  ]);
  if (isLocationExpected) store.set(deviceLocationAtom, { status: 'expected', coordinates: null });
  if (config.notice !== '') store.set(noticeAtom, config.notice);
  followDrafts(store);
  document.documentElement.lang = locale;
  return (
    <TextProvider language={language} uiTexts={uiTexts}>
      <ErrorBoundary FallbackComponent={UnexpectedFailure} onError={report}>
        <PlatformProvider api={api} config={config} toasts={createToasts()} store={store}>
          <App />
        </PlatformProvider>
      </ErrorBoundary>
    </TextProvider>
  );
}

function render(content: ReactNode): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element with the id "root", so nothing can be shown.');
  createRoot(element).render(
    <StrictMode>
      <GlobalStyle />
      {content}
    </StrictMode>,
  );
}

showStoredAppearance();
start().then(render, (error: unknown) => {
  report(error);
  render(<StartFailure error={error} />);
});
