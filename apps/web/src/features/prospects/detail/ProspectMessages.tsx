import { Button, ButtonLink, Card, EmptyState } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { MessageActions } from './ProspectDetail.styles.ts';

/** The register of the prospects that are followed (UND-01). */
const EVERY_PROSPECT = '/prospect/browse';

function BackLink() {
  const { t } = useText(prospectsTexts);
  return (
    <Link href={EVERY_PROSPECT} asChild>
      <ButtonLink href={EVERY_PROSPECT}>{t('prospectDetail.back')}</ButtonLink>
    </Link>
  );
}

/** There is no such prospect for this person, or its address is none: which of these is not told to anybody. */
export function ProspectMissing() {
  const { t } = useText(prospectsTexts);
  return (
    <Card>
      <div role="alert">
        <EmptyState
          title={t('prospectDetail.notFound')}
          description={t('prospectDetail.notFoundText')}
          action={<BackLink />}
        />
      </div>
    </Card>
  );
}

/** The prospect could not be fetched. */
export function ProspectFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useText(prospectsTexts);
  return (
    <Card>
      <div role="alert">
        <EmptyState
          title={t('prospectDetail.failed')}
          description={t('prospectDetail.failedText')}
          action={
            <MessageActions>
              <Button variant="primary" busy={busy} onClick={onRetry}>
                {t('prospectDetail.retry')}
              </Button>
              <BackLink />
            </MessageActions>
          }
        />
      </div>
    </Card>
  );
}
