import { canOpenPath, canSeeLeads } from '@sereno/domain/access';
import { ButtonLink } from '@sereno/ui/foundation';
import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Region } from '../../platform/Region.tsx';
import { sessionAtom } from '../../platform/session.ts';
import { Carousel } from './Carousel.tsx';

const CAROUSEL = '/carousel';
/** For how many leads a dashboard keeps room above its own figures. */
const ROWS = 3;

/** The queue above a dashboard (CAR-01, CAR-24); nothing for whom it does not show (CAR-15). */
export function CarouselPanel() {
  const { t } = useText(carouselTexts);
  const { config } = usePlatform();
  const user = useAtomValue(sessionAtom)?.user;
  if (user === undefined || !canSeeLeads(user)) return null;
  return (
    <Region>
      <Carousel
        user={user}
        cardRows={ROWS}
        link={
          canOpenPath(CAROUSEL, user, config) && (
            <Link href={CAROUSEL} asChild>
              <ButtonLink href={CAROUSEL} size="small" variant="ghost">
                {t('carousel.open')}
              </ButtonLink>
            </Link>
          )
        }
      />
    </Region>
  );
}
