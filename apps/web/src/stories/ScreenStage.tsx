import { readSessionUser } from '@sereno/api';
import { parseConfig } from '@sereno/domain/config';
import { createToasts } from '@sereno/ui/foundation';
import { type Locale, loadTexts, type UiTexts } from '@sereno/ui/locale';
import { createStore } from 'jotai';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App.tsx';
import { TextProvider } from '../i18n/index.tsx';
import { connectApi } from '../platform/api.ts';
import { PlatformProvider } from '../platform/PlatformProvider.tsx';
import { sessionAtom } from '../platform/session.ts';
import type { Recording } from './recordedAnswers.ts';

export type ScreenStageProps = {
  /** The address that is open, its question included. */
  path: string;
  /** Who is signed in stands in it, beside all that the server answers them. */
  recording: Recording;
  locale: Locale;
  /** The components' texts in that language; they speak Spanish without. */
  uiTexts?: UiTexts | undefined;
};

/** Fetches the components' texts of a language, before the screen is shown. */
export const uiTextsOf = (locale: Locale): Promise<UiTexts | undefined> =>
  locale === 'es' ? Promise.resolve(undefined) : loadTexts(locale);

/** A platform like `main.tsx` creates, isolated to the story. */
function platformOf(recording: Recording) {
  const store = createStore();
  const config = parseConfig({});
  const answer = recording['/user/me'];
  const user = readSessionUser(typeof answer === 'object' && answer !== null && 'body' in answer ? answer.body : null);
  if (user === null) throw new Error('The recording has no /user/me, so nobody is signed in. Record it again.');
  store.set(sessionAtom, { token: 'story', user });
  return { store, config, api: connectApi(store, config, () => {}), toasts: createToasts() };
}

/** The whole application at a path, signed in; the path is the story's, not the workbench's. */
export function ScreenStage({ path, recording, locale, uiTexts }: ScreenStageProps) {
  const [platform] = useState(() => platformOf(recording));
  const [{ hook, searchHook }] = useState(() => {
    const [pathname = '/', search = ''] = path.split('?');
    return memoryLocation({ path: pathname, searchPath: search });
  });
  return (
    <TextProvider language={{ locale, overrides: {} }} uiTexts={uiTexts}>
      <PlatformProvider {...platform}>
        <Router hook={hook} searchHook={searchHook}>
          <App />
        </Router>
      </PlatformProvider>
    </TextProvider>
  );
}
