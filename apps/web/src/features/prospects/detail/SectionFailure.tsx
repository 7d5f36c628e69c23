import { Button, EmptyState } from '@sereno/ui/foundation';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';

/** A part of the page whose data could not be fetched: the others stay as they are. */
export function SectionFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useText(prospectsTexts);
  return (
    <EmptyState
      title={t('prospects.failed')}
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {t('prospectDetail.retry')}
        </Button>
      }
    />
  );
}
