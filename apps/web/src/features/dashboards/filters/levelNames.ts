import { BUSINESS_LINES, type FilterLevel } from '@sereno/domain/dashboards';
import type { FilterOption } from '@sereno/ui/filter-bar';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardFilters/es.ts';

/** What screens call each level. */
export const nameOfLevel = {
  businessLine: 'dashboardFilters.businessLine',
  assistantManagement: 'dashboardFilters.assistantManagement',
  channelManagement: 'dashboardFilters.channelManagement',
  juniorManagement: 'dashboardFilters.juniorManagement',
  team: 'dashboardFilters.team',
  manager: 'dashboardFilters.manager',
  dashboardTeam: 'dashboardFilters.team',
  management: 'dashboardFilters.management',
  adviser: 'dashboardFilters.adviser',
} as const;

/** What stands there while a level narrows nothing, in the gender of its word. */
export const allOfLevel = {
  businessLine: 'dashboardFilters.allBusinessLine',
  assistantManagement: 'dashboardFilters.allAssistantManagement',
  channelManagement: 'dashboardFilters.allChannelManagement',
  juniorManagement: 'dashboardFilters.allJuniorManagement',
  team: 'dashboardFilters.allTeam',
  manager: 'dashboardFilters.allManager',
  dashboardTeam: 'dashboardFilters.allTeam',
  management: 'dashboardFilters.allManagement',
  adviser: 'dashboardFilters.allAdviser',
} as const;

/** The lines of business with their names: 'PF · Plan funerario'. Their list has the codes, which are the same in every language. */
export const namedLines = (lines: readonly FilterOption[], t: Translate<typeof es>): readonly FilterOption[] =>
  lines.map(({ value, label }) => {
    const code = BUSINESS_LINES.find((line) => line === value);
    return { value, label: code === undefined ? label : t(`dashboardFilters.line${code}`) };
  });

/** The options of a level under the names that screens give them. */
export const namedOptions = (
  level: FilterLevel,
  options: readonly FilterOption[],
  t: Translate<typeof es>,
): readonly FilterOption[] => (level === 'businessLine' ? namedLines(options, t) : options);
