import { Banner } from '@sereno/ui/foundation';
import { entryTexts } from '../../i18n/entry/index.ts';
import { useText } from '../../i18n/index.tsx';
import { attemptFailureText } from './attemptFailure.ts';
import type { useSubmission } from './useSubmission.ts';

const TOO_MANY_REQUESTS = 429;
const SERVER_FAILURE = 500;

export type FailureBannerProps = {
  failure: ReturnType<typeof useSubmission>['failure'];
  /** What came to nothing, above the reason. Default: the reason alone. */
  title?: string;
  /** What it means that the server said no; its own words when left out. */
  refused?: string;
};

/** Why an attempt came to nothing, and what to do. */
export function FailureBanner({ failure, title, refused }: FailureBannerProps) {
  const { t } = useText(entryTexts);
  if (failure === null) return null;

  function reason(given: NonNullable<typeof failure>): string {
    if (given.kind !== 'refused') return t(attemptFailureText[given.kind]);
    if (given.status === TOO_MANY_REQUESTS) return t('login.tooManyAttempts');
    if (given.status >= SERVER_FAILURE) return t('login.failed');
    return refused ?? given.message ?? t('login.failed');
  }

  return (
    <Banner tone="danger" {...(title !== undefined && { title })}>
      {reason(failure)}
    </Banner>
  );
}
