import { CarouselPage } from '../features/carousel/CarouselPage.tsx';
import { forUser } from '../platform/forUser.ts';
import { useAvailability } from './useAvailability.ts';

/** `/carousel`, with the availability switch of the quick panel for people who have one (CAR-19). */
export const CarouselScreen = forUser(({ user }) => <CarouselPage user={user} availability={useAvailability(user)} />);
