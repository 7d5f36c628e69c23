import { useCallback } from 'react';
import { entryTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { usePlatform } from './PlatformProvider.tsx';
import { report } from './report.ts';

/** What browsers say when a part of the application could not be fetched, or something else came in its place, in their own words. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script failed|load failed|networkerror|valid javascript mime type/i;

/** Whether code could not be fetched: the connection is gone, or so is the code, after a release during the visit. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && NOT_FETCHED.test(error.message);

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
