import {
  type AccessConfig,
  canChooseManagers,
  canFilterByPeople,
  canFilterByTeam,
  type Viewer,
} from '../access/index.ts';

/** Filter levels of dashboards (FLT-07, FLT-09, FLT-10). */
export const FILTER_LEVELS = [
  'businessLine',
  'assistantManagement',
  'channelManagement',
  'juniorManagement',
  'team',
  'manager',
  'dashboardTeam',
  'management',
  'adviser',
] as const;
export type FilterLevel = (typeof FILTER_LEVELS)[number];

/** Filter switches: 'Solo Asesores Activos' and 'Solo Asesores con Venta' (STM-04, STM-05). */
export const FILTER_SWITCHES = ['activeOnly', 'withSalesOnly'] as const;
export type FilterSwitch = (typeof FILTER_SWITCHES)[number];

/** A level of a plan, and who may use it. */
type PlannedLevel = { readonly level: FilterLevel; readonly isFor: (viewer: Viewer) => boolean };

/**
 * A dashboard's filters other than its period: its levels from the highest down, and who may use each (FLT-06, FLT-07,
 * SAL-05, STM-06).
 */
export type FilterPlan = {
  /** Id of the dashboard in stored data. */
  readonly id: string;
  readonly levels: readonly PlannedLevel[];
  /** Id of the plan whose lists it offers to choose from. Default: its own. */
  readonly listsOf?: string | undefined;
  /** Its switches in screen order, for every viewer. Default none. */
  readonly switches?: readonly FilterSwitch[] | undefined;
  /** Whether it can be compared with the previous period; a list of rows cannot. Default true. */
  readonly comparable?: boolean | undefined;
};

const everybody = (): boolean => true;

/** `/dashboard`: management, then adviser, both hidden when RoleId > 5 (DSH-01, FLT-06). */
export const SUMMARY_FILTERS: FilterPlan = {
  id: 'summary',
  levels: [
    { level: 'management', isFor: canFilterByPeople },
    { level: 'adviser', isFor: canFilterByPeople },
  ],
};

/** `/totalsales-dashboard`: date range only (TOT-01). */
export const TOTAL_FILTERS: FilterPlan = { id: 'totalSales', levels: [] };

/** `/commissions-report`: date range only, without comparison (CMR-01). */
export const COMMISSION_FILTERS: FilterPlan = { id: 'commissionsReport', levels: [], comparable: false };

/** `/sales-dashboard` in the order of its cascade; teams are for roles 1 to 3 (FLT-07, SAL-01 to SAL-06). */
export const SALES_FILTERS: FilterPlan = {
  id: 'sales',
  levels: [
    { level: 'businessLine', isFor: everybody },
    { level: 'assistantManagement', isFor: everybody },
    { level: 'channelManagement', isFor: everybody },
    { level: 'juniorManagement', isFor: everybody },
    { level: 'team', isFor: canFilterByTeam },
    { level: 'adviser', isFor: everybody },
  ],
};

/**
 * `/sales-team-dashboard`: managers and teams for viewers who may choose them (STM-06, FLT-10), which depends on the
 * configured lists, then advisers (STM-02, STM-03), and the two switches (STM-04, STM-05). Its teams are those of the
 * past too, a list of its own. Call once per configuration: every call returns a new object.
 */
export const teamFilters = (config: AccessConfig): FilterPlan => {
  const choosesManagers = (viewer: Viewer): boolean => canChooseManagers(viewer, config);
  return {
    id: 'teamSales',
    levels: [
      { level: 'manager', isFor: choosesManagers },
      { level: 'dashboardTeam', isFor: choosesManagers },
      { level: 'adviser', isFor: everybody },
    ],
    switches: FILTER_SWITCHES,
  };
};

/** `/financial-dashboard`: whose leads and sales count, for those who may choose people elsewhere (API-39, FLT-06). */
export const FINANCIAL_FILTERS: FilterPlan = {
  id: 'financial',
  levels: [
    { level: 'assistantManagement', isFor: canFilterByPeople },
    { level: 'management', isFor: canFilterByPeople },
    { level: 'adviser', isFor: canFilterByPeople },
  ],
};

/** The levels a viewer may use, from the highest down (FLT-06, SAL-05). */
export function levelsFor(plan: FilterPlan, viewer: Viewer): readonly FilterLevel[] {
  return plan.levels.flatMap(({ level, isFor }) => (isFor(viewer) ? [level] : []));
}
