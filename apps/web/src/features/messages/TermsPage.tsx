import { MessagePage } from '@sereno/ui/shell';
import { useText } from '../../i18n/index.tsx';

/** The terms of use (UND-52); they open without a session. */
export function TermsPage() {
  const { t } = useText();
  return <MessagePage fullPage title={t('terms.title')} text={t('terms.text')} />;
}
