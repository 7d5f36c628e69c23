import type { CalendarMonth } from '@sereno/domain/calendar';
import { fn } from 'storybook/test';

/** The stories' day, and spies for the host's callbacks. */
export const monthArgs = {
  label: 'Mes',
  today: '2026-11-21',
  onChange: fn<(month: CalendarMonth | null) => void>(),
  onProblem: fn<(problem: string | null) => void>(),
} as const;

export const opens = { name: 'Abrir los meses: Mes' };
