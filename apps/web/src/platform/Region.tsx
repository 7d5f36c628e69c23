import { Button, EmptyState } from '@sereno/ui/foundation';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { frameTexts } from '../i18n/frame/index.ts';
import { useText } from '../i18n/index.tsx';
import { report } from './report.ts';

export type RegionProps = {
  children: ReactNode;
  /** Whenever it changes, a region that failed is tried again: the address, or what the region shows. */
  resetKey?: string;
};

/**
 * A part of a page that may fail by itself: a surprise inside leaves everything around alive. It is reported, and the
 * person may try again.
 */
export function Region({ children, resetKey }: RegionProps) {
  return (
    <ErrorBoundary FallbackComponent={RegionFailure} onError={report} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}

function RegionFailure({ resetErrorBoundary }: FallbackProps) {
  const { t } = useText(frameTexts);
  return (
    <div role="alert">
      <EmptyState
        title={t('region.failed')}
        action={
          <Button size="small" onClick={resetErrorBoundary}>
            {t('region.retry')}
          </Button>
        }
      />
    </div>
  );
}
