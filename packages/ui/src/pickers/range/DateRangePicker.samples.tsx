import type { DateRange } from '@sereno/domain/calendar';

export const lastWeek: DateRange = { start: '2026-11-15', end: '2026-11-21' };

export const opens = { name: 'Abrir el calendario: Periodo' };
