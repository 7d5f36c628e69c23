import type { SessionUser } from '@sereno/domain/session';
import { useAtomValue } from 'jotai';
import { CarouselPage } from '../features/carousel/CarouselPage.tsx';
import { sessionAtom } from '../platform/session.ts';
import { useAvailability } from './useAvailability.ts';

/** `/carousel`, with the availability switch of the quick panel for people who have one (CAR-19). */
export function CarouselScreen() {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined ? null : <CarouselOf user={user} />;
}

function CarouselOf({ user }: { user: SessionUser }) {
  return <CarouselPage availability={useAvailability(user)} />;
}
