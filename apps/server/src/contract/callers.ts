import type { Database } from '../database/database.ts';
import type { Fields } from './operations.ts';
import { fieldsOf } from './operations.ts';

/** The people whose ids may appear in the rows that a person sees. */
export type Sight = {
  readonly companyId: number;
  /** Employees and their seller numbers: of the person's scope, and of the whole company. */
  readonly scope: People;
  readonly company: People;
};
type People = { readonly employees: ReadonlySet<number>; readonly sellers: ReadonlySet<number> };

export const CALLERS = ['rol1', 'rol6', 'rol8', 'empresa2', 'rol7'] as const;

const NOT_FOR_ROLE_1: Readonly<Record<string, string>> = {
  decideWeeklyCommissions: 'rol8',
  downloadTrainerCommissions: 'rol7',
  toggleCarousel: 'rol7',
};

/** Somebody to whom no guard and no right refuses the call. */
export const entitledTo = (operation: string): string => NOT_FOR_ROLE_1[operation] ?? 'rol1';
const WHOLE_COMPANY: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
const BRANCH: ReadonlySet<number> = new Set([4, 5, 6, 7]);

/** Lists that are made of a whole company's advisers, to choose from or to know who stands guard; each stays within the company. */
const CHOICES: ReadonlySet<string> = new Set([
  'getAdvisers',
  'getAdvisersByUser',
  'getAdvisersForDashboard',
  'getGuardRoster',
  'getOwnGuards',
  'getTeamMembers',
]);

/** What a person may see, worked out here from the chain of command, apart from the statements that the server asks. */
export async function sightOf({ db }: Database, username: string): Promise<Sight & { readonly accountId: number }> {
  const viewer = await db.selectFrom('account').where('username', '=', username).selectAll().executeTakeFirstOrThrow();
  const everybody = await db
    .selectFrom('employee')
    .where('company_id', '=', viewer.company_id)
    .select(['id', 'manager_id', 'slp_code'])
    .execute();
  const people = (isIn: (id: number) => boolean): People => {
    const chosen = everybody.filter(({ id }) => isIn(id));
    return {
      employees: new Set(chosen.map(({ id }) => id)),
      sellers: new Set(chosen.map(({ slp_code }) => slp_code ?? -1)),
    };
  };
  const managers = new Map(everybody.map(({ id, manager_id }) => [id, manager_id]));
  const isBelow = (id: number): boolean => {
    for (let at: number | null = id, steps = 0; at !== null && steps < 20; at = managers.get(at) ?? null, steps += 1) {
      if (at === viewer.employee_id) return true;
    }
    return false;
  };
  const isOwn = (id: number) => id === viewer.employee_id;
  const rule = WHOLE_COMPANY.has(viewer.role_id) ? () => true : BRANCH.has(viewer.role_id) ? isBelow : isOwn;
  return { accountId: viewer.id, companyId: viewer.company_id, company: people(() => true), scope: people(rule) };
}

/** The ids of an answer that its caller must not see. */
export function outOfSight(operation: string, answer: unknown, sight: Sight): string[] {
  const { employees, sellers } = CHOICES.has(operation) ? sight.company : sight.scope;
  const rules: Readonly<Record<string, (id: number) => boolean>> = {
    CompanyId: (id) => id === sight.companyId,
    EmployeeId: (id) => employees.has(id),
    SlpCode: (id) => sellers.has(id),
  };
  const found: string[] = [];
  const visit = (fields: Fields): void => {
    for (const [name, value] of Object.entries(fields)) {
      const allows = rules[name];
      if (typeof value === 'number' && allows && !allows(value)) found.push(`${name} ${value}`);
      visit(fieldsOf(value));
    }
  };
  visit(fieldsOf(answer));
  return found;
}
