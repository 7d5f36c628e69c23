import type { FinancialScope, SalesScope, SummaryScope, TeamSalesScope, TeamScope } from '@sereno/api';
import { BUSINESS_LINES, type Filters, type FinancialFilters, type PeopleScope } from '@sereno/domain/dashboards';
import { numbersOf } from './listQuery.ts';

/** Whose rows count, as the calls of `/dashboard` take it (DSH-01); a level that narrows nothing is left out. */
export function summaryScope({ chosen: { management, adviser } }: Pick<Filters, 'chosen'>): SummaryScope {
  return {
    ...(management && { managements: management.map(Number) }),
    ...(adviser && { advisers: adviser.map(Number) }),
  };
}

/** Whose rows count, as the call of `/sales-dashboard` takes it (FLT-07); a level that narrows nothing is left out. */
export function salesScope({ chosen }: Pick<Filters, 'chosen'>): SalesScope {
  const { assistantManagement, channelManagement, juniorManagement, team, adviser } = chosen;
  const businessLine = BUSINESS_LINES.find((line) => line === chosen.businessLine?.[0]);
  return {
    ...(businessLine && { businessLine }),
    ...(assistantManagement && { assistantManagers: assistantManagement.map(Number) }),
    ...(channelManagement && { managements: channelManagement.map(Number) }),
    ...(juniorManagement && { juniorManagements: juniorManagement.map(Number) }),
    ...(team && { teams: team.map(Number) }),
    ...(adviser && { advisers: adviser.map(Number) }),
  };
}

/** What counts, as the call of `/financial-dashboard` takes it (API-39); a level that narrows nothing is left out. */
export function financialScope({ businessLine, medium, chosen }: FinancialFilters): FinancialScope {
  const { assistantManagement } = chosen;
  return {
    businessLine,
    medium,
    ...(assistantManagement && { assistantManagers: assistantManagement.map(Number) }),
    ...summaryScope({ chosen }),
  };
}

/**
 * Whose sales are compared, as the calls of the team dashboard take it; a level that narrows nothing is left out. A person who may not
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

/**
 * Whose rows count by the filters of any dashboard, as the calls of the rows take it. A dashboard has channel managements or
 * plain ones, never both, and they go by one name.
 */
export function peopleIn({ chosen }: Pick<Filters, 'chosen'>): PeopleScope {
  return {
    assistantManagers: numbersOf(chosen.assistantManagement),
    managements: numbersOf(chosen.channelManagement ?? chosen.management),
    juniorManagements: numbersOf(chosen.juniorManagement),
    teams: numbersOf(chosen.team),
    managers: numbersOf(chosen.manager),
    advisers: numbersOf(chosen.adviser),
  };
}
