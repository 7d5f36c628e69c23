import type { TeamSalesScope, TeamScope } from '@sereno/api';
import type { Filters } from '@sereno/domain/dashboards';

/**
 * Whose sales are compared, as the calls of the team dashboard take it; a level that narrows nothing is left out. Whoever may not
 * choose managers has none chosen, so that none is sent (STM-07).
 */
export function teamScope({ chosen: { manager, adviser } }: Pick<Filters, 'chosen'>): TeamScope {
  return {
    ...(manager && { managers: manager.map(Number) }),
    ...(adviser && { advisers: adviser.map(Number) }),
  };
}

/** The same with the switches that are on (STM-04, STM-05). */
export function teamSalesScope(filters: Pick<Filters, 'chosen' | 'switches'>): TeamSalesScope {
  const on = new Set(filters.switches);
  return {
    ...teamScope(filters),
    ...(on.has('activeOnly') && { activeOnly: true }),
    ...(on.has('withSalesOnly') && { withSalesOnly: true }),
  };
}
