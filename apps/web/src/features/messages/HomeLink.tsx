import { ButtonLink } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { entryTexts } from '../../i18n/entry/index.ts';
import { useText } from '../../i18n/index.tsx';
import { paths } from '../../platform/paths.ts';

/** The way out of a page that leads nowhere else. */
export function HomeLink() {
  const { t } = useText(entryTexts);
  return (
    <Link href={paths.root} asChild>
      <ButtonLink href={paths.root}>{t('app.home')}</ButtonLink>
    </Link>
  );
}
