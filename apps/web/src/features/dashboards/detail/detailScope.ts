import type { Filters, PeopleScope } from '@sereno/domain/dashboards';

const numbers = (ids: readonly string[] | undefined): readonly number[] => (ids ?? []).map(Number);

/**
 * Whose rows count by the filters of any dashboard, as the calls of the rows take it. A dashboard has channel managements or
 * plain ones, never both, and they go by one name.
 */
export function peopleIn({ chosen }: Pick<Filters, 'chosen'>): PeopleScope {
  return {
    assistantManagers: numbers(chosen.assistantManagement),
    managements: numbers(chosen.channelManagement ?? chosen.management),
    juniorManagements: numbers(chosen.juniorManagement),
    teams: numbers(chosen.team),
    managers: numbers(chosen.manager),
    advisers: numbers(chosen.adviser),
  };
}
