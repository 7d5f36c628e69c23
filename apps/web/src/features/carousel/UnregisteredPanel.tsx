import { canSeeLeads } from '@sereno/domain/access';
import { LeadsToRegister } from '@sereno/ui/carousel';
import { Card } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useQuietly } from '../../platform/quietRequests.ts';
import { sessionAtom } from '../../platform/session.ts';
import { knownData } from './knownData.ts';
import { attendedQuery } from './leadQueries.ts';
import { registerPath } from './registerPath.ts';

/**
 * Leads that somebody attended and has not registered, where the queue itself does not show to them any more: they stand below a
 * dashboard, so that nothing moves when they come, and take no place where there are none.
 */
export function UnregisteredPanel() {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined || canSeeLeads(user) ? null : <OwnLeads />;
}

function OwnLeads() {
  const { t } = useText(carouselTexts);
  const [, navigate] = useLocation();
  const calls = useCalls();
  const leads = knownData(useQuery(attendedQuery(calls, useQuietly())));
  if (!leads || leads.length === 0) return null;
  return (
    <Card padding="none" title={t('carousel.toRegister')}>
      <LeadsToRegister leads={leads} registerHref={registerPath} onNavigate={navigate} />
    </Card>
  );
}
