import { EmptyState, Switch } from '@sereno/ui/foundation';
import type { UserAvailability } from '@sereno/ui/shell';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';

export type UnavailableProps = {
  /** The availability switch; null for a person without one (CAR-19). */
  availability: UserAvailability | null;
};

/** Why no leads show (CAR-15), and the switch that changes it. */
export function Unavailable({ availability }: UnavailableProps) {
  const { t } = useText(carouselTexts);
  return (
    <EmptyState
      title={t('carousel.unavailable')}
      description={t(availability === null ? 'carousel.withoutTeam' : 'carousel.switchOn')}
      action={
        availability && (
          <Switch
            label={t('carousel.available')}
            checked={availability.available}
            busy={availability.busy ?? false}
            onChange={availability.onChange}
          />
        )
      }
    />
  );
}
