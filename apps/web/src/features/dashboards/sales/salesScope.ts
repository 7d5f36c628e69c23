import type { SalesScope } from '@sereno/api';
import { BUSINESS_LINES, type Filters } from '@sereno/domain/dashboards';

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
