import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { FIRST_CATALOGUES } from '../resources/catalog/newCompany.ts';
import { addressOf } from './addresses.ts';
import { type Beginning, momentAt } from './moment.ts';
import { nameOf, plain } from './names.ts';
import type { DemoEmployee, Pace } from './people.ts';
import { createRandom, type Random } from './random.ts';

export type DemoProspect = {
  readonly row: Insertable<Schema['prospect']> & { readonly id: number; readonly means_id: number };
  readonly createdOn: CalendarDate;
  /** Minute of its day. */
  readonly createdMinute: number;
  /** Whether contracts may be sold to the person. */
  readonly buys: boolean;
};

/** Sixty weeks of sales, and the prospects of the weeks before them. */
const DAYS_BACK = 500;

const PROSPECTS: Readonly<Record<Pace, number>> = { adviser: 34, trainer: 8, manager: 6, office: 0 };

/** The digital ones, 1 to 3, come through a campaign. */
const MEANS = FIRST_CATALOGUES.means.map(([id]) => [id, [18, 11, 6, 30, 14, 10, 7, 4][id - 1] ?? 1] as const);

type Context = { readonly random: Random; readonly beginning: Beginning; accountOf(employee: DemoEmployee): number };

function contactOf(id: number, firstName: string, lastName: string, random: Random) {
  const hasPhone = random.chance(0.94);
  const family = plain(lastName.split(' ')[0] ?? '');
  return {
    mobile_phone: hasPhone ? `555${String(1_000_000 + id * 37).slice(-7)}` : null,
    home_phone: random.chance(0.3) ? `555${String(5_000_000 + id * 53).slice(-7)}` : null,
    // Every prospect has a phone or an e-mail address (VAL-05).
    email: !hasPhone || random.chance(0.75) ? `${plain(firstName)}.${family}${id}@correo.example` : null,
    accepts_email: random.chance(0.6),
  };
}

const NO_ADDRESS = { street: null, county: null, state: null, state_code: null, zip_code: null };

/** The day and minute a prospect was met; the first one of everybody long ago, so that there is always one to sell to. */
function metOn(index: number, { today, minute }: Beginning, random: Random): [CalendarDate, number] {
  if (index === 0) return [addDays(today, -DAYS_BACK), 10 * 60];
  // A few of today, before the moment at which the demo begins.
  const daysAgo = random.chance(0.008) ? 0 : random.between(1, DAYS_BACK);
  const at = daysAgo === 0 ? Math.floor(minute * random.next()) : random.between(9 * 60, 19 * 60);
  return [addDays(today, -daysAgo), at];
}

function prospectOf(id: number, employee: DemoEmployee, index: number, context: Context): DemoProspect {
  const { random, beginning } = context;
  const { firstName, lastName } = nameOf(random);
  const [createdOn, createdMinute] = metOn(index, beginning, random);
  const address = addressOf(random);
  const buys = index === 0 || random.chance(0.55);
  const discarded = !buys && random.chance(0.2) && createdOn < addDays(beginning.today, -30);
  return {
    createdOn,
    createdMinute,
    buys,
    row: {
      id,
      company_id: employee.companyId,
      employee_id: employee.id,
      first_name: firstName,
      last_name: lastName,
      ...contactOf(id, firstName, lastName, random),
      means_id: random.weighted(MEANS),
      ...(buys || random.chance(0.8) ? address : NO_ADDRESS),
      created_at: momentAt(createdOn, createdMinute, beginning.timeZone),
      created_by: context.accountOf(employee),
      discarded_at: discarded ? momentAt(addDays(createdOn, 21), 600, beginning.timeZone) : null,
      previous_employee_id: null,
      reassigned_at: null,
    },
  };
}

/** Some prospects were another person's of the same company before. */
function withFormerOwner(
  prospect: DemoProspect,
  sellers: readonly DemoEmployee[],
  { random, beginning }: Context,
): DemoProspect {
  const { row } = prospect;
  const colleagues = sellers.filter(({ id, companyId }) => companyId === row.company_id && id !== row.employee_id);
  if (prospect.createdOn > addDays(beginning.today, -10) || !random.chance(0.05)) return prospect;
  const reassigned_at = momentAt(addDays(prospect.createdOn, 5), 720, beginning.timeZone);
  return { ...prospect, row: { ...row, previous_employee_id: random.pick(colleagues).id, reassigned_at } };
}

/** About three thousand prospects, each of one employee. */
export function planProspects(
  employees: readonly DemoEmployee[],
  beginning: Beginning,
  accountOf: Context['accountOf'],
): DemoProspect[] {
  const context: Context = { random: createRandom(3108), beginning, accountOf };
  const sellers = employees.filter(({ pace }) => pace === 'adviser');
  let id = 0;
  return employees.flatMap((employee) =>
    Array.from({ length: PROSPECTS[employee.pace] }, (_, index) => {
      id += 1;
      return withFormerOwner(prospectOf(id, employee, index, context), sellers, context);
    }),
  );
}
