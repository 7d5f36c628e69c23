import { MessagePage } from '@sereno/ui/shell';
import { publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePageFocus } from '../../platform/pageFocus.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { HomeLink } from './HomeLink.tsx';

/** The terms of use (UND-52); they open without a session. */
export function TermsPage() {
  const { t } = useText(publicTexts);
  usePageTitle(t('terms.title'));
  usePageFocus(window.location.pathname);
  return <MessagePage fullPage title={t('terms.title')} text={t('terms.text')} actions={<HomeLink />} />;
}
