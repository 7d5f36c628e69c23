import { useCallback } from 'react';
import { entryTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { usePlatform } from './PlatformProvider.tsx';
import { report } from './report.ts';

/** Says that code failed to load, and offers to reload the page. */
export function useLostCode(): (error: unknown) => void {
  const { t } = useText(entryTexts);
  const { toasts } = usePlatform();
  return useCallback(
    (error) => {
      report(error);
      toasts.showRich({
        tone: 'danger',
        text: t('app.connectionLost'),
        action: { label: t('app.failed.action'), onPress: () => window.location.reload() },
      });
    },
    [t, toasts],
  );
}
