import { ButtonLink } from '@sereno/ui/foundation';
import { MessagePage } from '@sereno/ui/shell';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';

/** The terms of use (UND-52); they open without a session. */
export function TermsPage() {
  const { t } = useText();
  usePageTitle(t('terms.title'));
  return (
    <MessagePage
      fullPage
      title={t('terms.title')}
      text={t('terms.text')}
      actions={
        <Link href={paths.root} asChild>
          <ButtonLink href={paths.root}>{t('message.home')}</ButtonLink>
        </Link>
      }
    />
  );
}
