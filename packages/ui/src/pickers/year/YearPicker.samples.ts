import type { CalendarYear } from '@sereno/domain/calendar';
import { fn } from 'storybook/test';

/** The stories' day, and spies for the host's callbacks. */
export const yearArgs = {
  label: 'Año',
  today: '2026-11-21',
  onChange: fn<(year: CalendarYear | null) => void>(),
  onProblem: fn<(problem: string | null) => void>(),
} as const;

export const opens = { name: 'Abrir los años: Año' };
