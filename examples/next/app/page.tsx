import { addDays, dateIn, DEFAULT_TIME_ZONE, parseIsoDate } from '@sereno/domain/calendar';
import { activitiesOf } from './activities.ts';
import { Board } from './Board.tsx';

type PageProps = { searchParams: Promise<{ start?: string; weeks?: string }> };

export default async function Page({ searchParams }: PageProps) {
  const { start = '', weeks } = await searchParams;
  const today = dateIn(DEFAULT_TIME_ZONE, new Date());
  const first = parseIsoDate(start) ?? today;
  const days = { start: first, end: addDays(first, weeks === '2' ? 13 : 6) };
  return <Board today={today} days={days} activities={await activitiesOf(days)} />;
}
