import { space } from '@sereno/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CarouselPanel } from '../features/carousel/CarouselPanel.tsx';
import { UnregisteredPanel } from '../features/carousel/UnregisteredPanel.tsx';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** A page of the dashboard area, with the queue of new leads above it (CAR-01, CAR-24). */
export function WithCarousel({ children }: { children: ReactNode }) {
  return (
    <Parts>
      <CarouselPanel />
      {children}
      <UnregisteredPanel />
    </Parts>
  );
}
