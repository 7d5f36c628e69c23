import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useQuietly } from '../../platform/quietRequests.ts';
import { knownData } from './knownData.ts';
import { attendedQuery } from './leadQueries.ts';
import { registerPath } from './registerPath.ts';

/** How many leads the person attended and has not registered; leads to the form of the first. Nothing where none wait. */
export function LeadsLine() {
  const { t } = useText(carouselTexts);
  const calls = useCalls();
  const leads = knownData(useQuery(attendedQuery(calls, useQuietly())));
  const [first] = leads ?? [];
  if (!leads || first === undefined) return null;
  return <Link href={registerPath(first)}>{t('carousel.waiting', { count: leads.length })}</Link>;
}
