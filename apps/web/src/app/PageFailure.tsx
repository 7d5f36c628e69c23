import { Button, EmptyState } from '@sereno/ui/foundation';
import type { FallbackProps } from 'react-error-boundary';
import { entryTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { useFailureText } from './useFailureText.ts';

/**
 * The error boundary of a page: a page that failed, or whose code could not be loaded. The frame stays. Reloading helps
 * in both cases.
 */
export function PageFailure({ error }: FallbackProps) {
  const { t } = useText(entryTexts);
  const { title, text } = useFailureText(error);
  return (
    <EmptyState
      title={t(title)}
      description={t(text)}
      action={<Button onClick={() => location.reload()}>{t('app.failed.action')}</Button>}
    />
  );
}
