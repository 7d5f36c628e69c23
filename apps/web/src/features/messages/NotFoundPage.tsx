import { MessagePage } from '@sereno/ui/shell';
import { publicTexts } from '../../i18n/public/index.ts';
import { useText } from '../../i18n/index.tsx';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { HomeLink } from './HomeLink.tsx';

/** Where every unknown address ends (EPG-05); it opens without a session. */
export function NotFoundPage() {
  const { t } = useText(publicTexts);
  usePageTitle(t('notFound.title'));
  return (
    <MessagePage fullPage code="404" title={t('notFound.title')} text={t('notFound.text')} actions={<HomeLink />} />
  );
}
