import { ButtonLink } from '@sereno/ui/foundation';
import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { entryTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { paths } from '../../platform/paths.ts';
import { sessionAtom } from '../../platform/session.ts';

/** The way out of a page that leads nowhere else: home, or to the login while signed out. */
export function HomeLink() {
  const { t } = useText(entryTexts);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  return (
    <Link href={paths.root} asChild>
      <ButtonLink href={paths.root}>{t(isSignedIn ? 'app.home' : 'login.title')}</ButtonLink>
    </Link>
  );
}
