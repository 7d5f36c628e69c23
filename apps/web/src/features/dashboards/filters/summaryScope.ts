import type { SummaryScope } from '@sereno/api';
import type { Filters } from '@sereno/domain/dashboards';

/** Whose rows count, as the calls of `/dashboard` take it (DSH-01); a level that narrows nothing is left out. */
export function summaryScope({ chosen: { management, adviser } }: Pick<Filters, 'chosen'>): SummaryScope {
  return {
    ...(management && { managements: management.map(Number) }),
    ...(adviser && { advisers: adviser.map(Number) }),
  };
}
