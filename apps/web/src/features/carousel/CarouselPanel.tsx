import { canOpenPath, canSeeAdviserName, canSeeLeads } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { ButtonLink } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { forUser } from '../../platform/forUser.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Region } from '../../platform/Region.tsx';
import { useUnfolded } from '../../platform/useUnfolded.ts';
import { Carousel } from './Carousel.tsx';
import { LeadsFold } from './LeadsFold.tsx';

const CAROUSEL = '/carousel';
/** For how many leads a dashboard keeps room above its own figures. */
const ROWS = 3;

/** The queue above a dashboard (CAR-01, CAR-24); nothing for whom it does not show (CAR-15). */
export const CarouselPanel = forUser(({ user }) => (canSeeLeads(user) ? <Panel user={user} /> : null));

/** Those who see others read first how many wait: for them the queue is folded until they ask for it. */
function Panel({ user }: { user: SessionUser }) {
  const { t } = useText(carouselTexts);
  const { config } = usePlatform();
  const [isUnfolded, setUnfolded] = useUnfolded(user.id, 'leads');
  const folds = canSeeAdviserName(user.roleId);
  return (
    <Region>
      {folds && <LeadsFold user={user} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />}
      {(isUnfolded || !folds) && (
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
      )}
    </Region>
  );
}
