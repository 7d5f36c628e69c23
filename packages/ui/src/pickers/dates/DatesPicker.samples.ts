import type { CalendarDate } from '@sereno/domain/calendar';
import { fn } from 'storybook/test';

export const label = 'Días de guardia';

/** The stories' day, and spies for the host's callbacks. */
export const datesArgs = {
  label,
  today: '2026-11-21',
  onChange: fn<(dates: readonly CalendarDate[]) => void>(),
  onProblem: fn<(problem: string | null) => void>(),
} as const;

export const opens = { name: `Abrir el calendario: ${label}` };

/** Three days, and more than a field has room for. */
export const three: readonly CalendarDate[] = ['2026-11-05', '2026-11-12', '2026-11-26'];
export const many: readonly CalendarDate[] = [
  ...three,
  '2026-12-03',
  '2026-12-10',
  '2026-12-17',
  '2026-12-23',
  '2026-12-30',
];
