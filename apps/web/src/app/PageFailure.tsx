import { Button, EmptyState } from '@sereno/ui/foundation';
import { entryTexts } from '../i18n/entry/index.ts';
import { useText } from '../i18n/index.tsx';

/** A page that failed, or whose code could not be fetched: the frame around it stays alive. Loading it anew helps in both cases. */
export function PageFailure() {
  const { t } = useText(entryTexts);
  return (
    <EmptyState
      title={t('app.failed.title')}
      description={t('app.failed.text')}
      action={<Button onClick={() => location.reload()}>{t('app.failed.action')}</Button>}
    />
  );
}
