import { Button, EmptyState } from '@sereno/ui/foundation';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { entryTexts, frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { isLostCode } from './useLostCode.ts';
import { report } from './report.ts';

export type RegionProps = {
  children: ReactNode;
  /** Whenever it changes, a region that failed is tried again: the address, or what the region shows. */
  resetKey?: string;
};

/**
 * A part of a page that may fail by itself: a surprise inside leaves everything around alive. It is reported, and the
 * person may try again. Where its code could not be fetched, they may load the page again: some browsers never fetch a module again
 * that failed once.
 */
export function Region({ children, resetKey }: RegionProps) {
  return (
    <ErrorBoundary FallbackComponent={RegionFailure} onError={report} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}

function RegionFailure({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useText(frameTexts);
  const entry = useText(entryTexts);
  const isLost = isLostCode(error);
  return (
    <div role="alert">
      <EmptyState
        title={t('region.failed')}
        description={isLost ? entry.t('app.connectionLost') : undefined}
        action={
          <Button size="small" onClick={isLost ? () => location.reload() : resetErrorBoundary}>
            {isLost ? entry.t('app.failed.action') : t('region.retry')}
          </Button>
        }
      />
    </div>
  );
}
