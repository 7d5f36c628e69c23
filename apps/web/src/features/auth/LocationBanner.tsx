import { Banner, Button } from '@sereno/ui/foundation';
import { entryTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import type { LocationStatus } from '../../platform/location.ts';

export type LocationBannerProps = {
  status: LocationStatus;
  /** Whether signing in needs the location (AUTH-23). */
  isRequired: boolean;
  onRetry: () => void;
};

/** Says that the location is missing while it is (AUTH-03), and offers to ask again (GEO-07). */
export function LocationBanner({ status, isRequired, onRetry }: LocationBannerProps) {
  const { t } = useText(entryTexts);
  if (status === 'known' || status === 'expected') return null;
  if (status === 'unsupported') return <Banner tone="danger">{t('location.unsupported')}</Banner>;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={onRetry}>
          {t('location.retry')}
        </Button>
      }
    >
      {t(isRequired ? 'location.enable' : 'location.optional')}
    </Banner>
  );
}
