import type { DateRange } from '@sereno/domain/calendar';
import type { BusinessWeek } from '@sereno/domain/week';
import { fn } from 'storybook/test';

/** The stories' day, a Saturday of week 47, and spies for the host's callbacks. */
export const weekArgs = {
  today: '2026-11-21',
  onChange: fn<(week: BusinessWeek | null, range: DateRange | null) => void>(),
  onProblem: fn<(problem: string | null) => void>(),
} as const;

export const opens = { name: 'Abrir el calendario: Semana' };

export const week46 = { year: 2026, week: 46 };
export const text46 = 'Semana 46 del 11/11/2026 al 17/11/2026';
