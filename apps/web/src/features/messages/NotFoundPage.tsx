import { ButtonLink } from '@sereno/ui/foundation';
import { MessagePage } from '@sereno/ui/shell';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';

/** Where every unknown address ends (EPG-05); it opens without a session. */
export function NotFoundPage() {
  const { t } = useText();
  usePageTitle(t('message.notFound.title'));
  return (
    <MessagePage
      fullPage
      code="404"
      title={t('message.notFound.title')}
      text={t('message.notFound.text')}
      actions={
        <Link href={paths.root} asChild>
          <ButtonLink href={paths.root}>{t('message.home')}</ButtonLink>
        </Link>
      }
    />
  );
}
