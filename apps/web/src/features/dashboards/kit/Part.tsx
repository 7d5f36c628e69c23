import type { ReactNode } from 'react';
import { Region } from '../../../platform/Region.tsx';
import { useDashboard } from './dashboardContext.ts';

/** A part of a dashboard, which may fail by itself and is tried again with other filters. */
export function Part({ children }: { children: ReactNode }) {
  const { resetKey } = useDashboard();
  return <Region resetKey={resetKey}>{children}</Region>;
}
