import type { Api } from '@sereno/api';
import { canOpenPath } from '@sereno/domain/access';
import type { Config } from '@sereno/domain/config';
import { entryForPath, homePath } from '@sereno/domain/navigation';
import type { SessionUser } from '@sereno/domain/session';
import { frameTexts } from '../i18n/frame/index.ts';
import type { Language } from '../i18n/index.tsx';
import { paths } from '../platform/paths.ts';
import { report } from '../platform/report.ts';
import { preloadPath } from './routes.tsx';

/** Fetches the frame, the menu and its rules: apart from the login page, which needs none of them. */
export const loadFramedPages = () => import('./FramedPages.tsx');

type Start = {
  readonly user: SessionUser;
  readonly api: Api;
  readonly config: Config;
  readonly language: Language;
};

/**
 * Sets out for the page in the address before anything is rendered: its code and the frame's beside one another, and its first
 * calls as soon as there is the code to make them. Nothing for a page that the person may not see, or that is none of ours.
 */
export function openAhead({ user, api, config, language }: Start): void {
  const { pathname } = window.location;
  const path = pathname === paths.root ? homePath(user, config) : pathname;
  const entry = entryForPath(path);
  if (entry === null || !canOpenPath(path, user, config)) return;
  loadFramedPages().then(({ askFirst }) => askFirst(entry.id, { api, user, config }), report);
  void frameTexts.preload(language);
  void preloadPath(path, language);
}
