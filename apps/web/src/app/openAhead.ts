import type { Api } from '@sereno/api';
import { canOpenPath } from '@sereno/domain/access';
import type { Config } from '@sereno/domain/config';
import { entryForPath, homePath } from '@sereno/domain/navigation';
import type { SessionUser } from '@sereno/domain/session';
import type { Language } from '../i18n/index.tsx';
import { paths } from '../platform/paths.ts';
import { askFirst } from './firstCalls.ts';
import { preloadPath } from './routes.tsx';

type Start = {
  readonly user: SessionUser;
  readonly api: Api;
  readonly config: Config;
  readonly language: Language;
};

/**
 * Sets out for the page in the address before anything is rendered: its first calls and its code leave as soon as the frame's code is
 * there. Nothing for a page that the person may not see, or that does not exist.
 */
export function openAhead({ user, api, config, language }: Start): void {
  const { pathname } = window.location;
  const path = pathname === paths.root ? homePath(user, config) : pathname;
  const entry = entryForPath(path);
  if (entry === null || !canOpenPath(path, user, config)) return;
  askFirst(entry.id, { api, user, config });
  void preloadPath(path, language);
}
