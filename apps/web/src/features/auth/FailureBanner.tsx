import { Banner } from '@sereno/ui/foundation';
import { entryTexts } from '../../i18n/entry/index.ts';
import { useText } from '../../i18n/index.tsx';
import { attemptFailureText } from './attemptFailure.ts';
import type { useSubmission } from './useSubmission.ts';

const TOO_MANY_REQUESTS = 429;
const SERVER_FAILURE = 500;

export type FailureBannerProps = {
  failure: ReturnType<typeof useSubmission>['failure'];
  /** What it means that the server said no; its own words when left out. */
  refused?: string;
};

/** Why an attempt came to nothing, and what to do. */
export function FailureBanner({ failure, refused }: FailureBannerProps) {
  const { t } = useText(entryTexts);
  if (failure === null) return null;
  if (failure.kind !== 'refused') return <Banner tone="danger">{t(attemptFailureText[failure.kind])}</Banner>;
  if (failure.status === TOO_MANY_REQUESTS) return <Banner tone="danger">{t('login.tooManyAttempts')}</Banner>;
  if (failure.status >= SERVER_FAILURE) return <Banner tone="danger">{t('login.failed')}</Banner>;
  return <Banner tone="danger">{refused ?? failure.message ?? t('login.failed')}</Banner>;
}
