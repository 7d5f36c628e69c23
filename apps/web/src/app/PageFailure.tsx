import { Button, EmptyState } from '@sereno/ui/foundation';
import { entryTexts } from '../i18n/entry/index.ts';
import { useText } from '../i18n/index.tsx';

/** A page whose code failed or could not be fetched: the frame around it stays alive. */
export function RegionFailure() {
  const { t } = useText(entryTexts);
  return (
    <EmptyState
      title={t('app.failed.title')}
      description={t('app.failed.text')}
      action={<Button onClick={() => location.reload()}>{t('app.failed.action')}</Button>}
    />
  );
}
