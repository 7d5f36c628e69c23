import type { CalendarQuarter } from '@sereno/domain/calendar';
import { fn } from 'storybook/test';

/** The stories' day, and spies for the host's callbacks. */
export const quarterArgs = {
  label: 'Trimestre',
  today: '2026-08-21',
  onChange: fn<(quarter: CalendarQuarter | null) => void>(),
  onProblem: fn<(problem: string | null) => void>(),
} as const;

export const opens = { name: 'Abrir los trimestres: Trimestre' };
