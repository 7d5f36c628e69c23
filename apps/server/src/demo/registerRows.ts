import { addDays, type CalendarDate, monthOf, monthRange } from '@sereno/domain/calendar';
import { rfcCheckDigit } from '@sereno/domain/register';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Beginning, momentAt } from './moment.ts';
import { plain } from './names.ts';
import type { DemoOrganisation } from './organisation.ts';
import type { DemoAccount, DemoEmployee } from './people.ts';
import type { demoProducts } from './products.ts';
import type { DemoProspect } from './prospectPlan.ts';
import { createRandom } from './random.ts';

const ZIP_CODES = ['44100', '45050', '06700', '64000', '37000'];
const REGIMES = ['605', '612', '626'];

/** A tax id of an invented person: letters of the name, an invented birthday, and the right check digit. */
function rfcOf({ id, firstName, lastName }: DemoEmployee): string {
  const [first = 'X', second = 'X'] = lastName.split(' ').map((name) => plain(name).toUpperCase());
  const letters = `${first.slice(0, 2)}${second.slice(0, 1)}${plain(firstName).toUpperCase().slice(0, 1)}`;
  const birthday = `${70 + (id % 30)}${String(1 + (id % 12)).padStart(2, '0')}${String(1 + (id % 28)).padStart(2, '0')}`;
  const start = `${letters}${birthday}${String(id % 100).padStart(2, '0')}`;
  return `${start}${rfcCheckDigit(start)}`;
}

/** The invoicing data of those who sell; the others have none yet. */
export function demoInvoicing(employees: readonly DemoEmployee[]): Insertable<Schema['employee_invoicing']>[] {
  return employees
    .filter(({ pace, active }) => pace === 'adviser' && active)
    .map((employee) => ({
      company_id: employee.companyId,
      employee_id: employee.id,
      rfc: rfcOf(employee),
      regime: REGIMES[employee.id % REGIMES.length] ?? '605',
      cfdi_use: employee.id % 4 === 0 ? 'CN01' : 'G03',
      zip_code: ZIP_CODES[employee.id % ZIP_CODES.length] ?? '44100',
    }));
}

/** Certificates of one company: good for long, about to end, used up, and of a percentage. */
export function demoCertificates(today: CalendarDate): Insertable<Schema['discount_certificate']>[] {
  const certificate = (
    code: string,
    worth: { amount: number } | { percent: number },
    days: [number, number],
    uses: number,
  ) => ({
    company_id: 1,
    code,
    amount: 'amount' in worth ? worth.amount : null,
    percent: 'percent' in worth ? worth.percent : null,
    valid_from: addDays(today, days[0]),
    valid_until: addDays(today, days[1]),
    uses_left: uses,
  });
  return [
    certificate('BIENVENIDA', { amount: 50_000 }, [-120, 245], 40),
    certificate('FAMILIA-10', { percent: 10 }, [-30, 60], 12),
    certificate('CIERRE-MES', { amount: 100_000 }, [-20, 3], 5),
    certificate('ANIVERSARIO', { percent: 7.5 }, [-60, 15], 0),
    certificate('BUEN-FIN', { percent: 15 }, [-400, -365], 8),
  ];
}

/** Where the demo companies have people, in degrees. */
const CITIES: readonly (readonly [latitude: number, longitude: number])[] = [
  [20.6736, -103.344],
  [19.4326, -99.1332],
  [25.6866, -100.3161],
  [21.1221, -101.6866],
  [20.5888, -100.3899],
  [19.0414, -98.2063],
  [20.9674, -89.5926],
  [32.5149, -117.0382],
];

/** The sign-ins of the last weeks: in a city of one's own, once on a journey, some without a place. All of them have ended. */
export function demoSignIns(accounts: readonly DemoAccount[], { today, timeZone }: Beginning) {
  const random = createRandom(4711);
  const degrees = (middle: number) => Number((middle + (random.next() - 0.5) / 10).toFixed(4));
  return accounts.flatMap(({ id }, at): Insertable<Schema['session']>[] => {
    const days = Array.from({ length: random.between(1, 6) }, () => random.between(1, 40));
    return [...new Set(days)].map((day) => {
      const minute = random.between(8 * 60, 19 * 60);
      const [latitude, longitude] = CITIES[(random.chance(0.9) ? at : at + 1) % CITIES.length] ?? [0, 0];
      const isKnown = random.chance(0.85);
      return {
        id: `00000000-0000-4000-8000-${String(id).padStart(6, '0')}${String(day).padStart(6, '0')}`,
        account_id: id,
        rotation: 1,
        signed_in_at: momentAt(addDays(today, -day), minute, timeZone),
        revoked_at: momentAt(addDays(today, -day), minute + 240, timeZone),
        latitude: isKnown ? degrees(latitude) : null,
        longitude: isKnown ? degrees(longitude) : null,
      };
    });
  });
}

const LIST_NAMES = ['Feria de la salud.xlsx', 'Base sindicato.csv', 'Directorio empresas.xlsx', 'Expo hogar.csv'];

/** The prospects of a company by the day on which most were written down. */
function busiestDays(prospects: readonly DemoProspect[]): readonly (readonly DemoProspect[])[] {
  const days = [...Map.groupBy(prospects, ({ createdOn }) => createdOn).values()];
  return days.toSorted((one, other) => other.length - one.length).slice(0, LIST_NAMES.length);
}

/** Some bought lists of each company, and which prospects came with them: those of a day on which many were written down. */
export function demoLists(
  prospects: readonly DemoProspect[],
  accounts: readonly DemoAccount[],
  { timeZone }: Beginning,
) {
  const companies = [...Map.groupBy(prospects, ({ row }) => row.company_id)];
  const lists = companies.flatMap(([companyId, own]) => {
    const by = accounts.find((account) => account.companyId === companyId);
    return busiestDays(own).map((people, index) => ({
      row: {
        company_id: companyId,
        name: LIST_NAMES[index] ?? '',
        created_at: momentAt(people[0]?.createdOn ?? '2026-01-01', 9 * 60, timeZone),
        created_by: by?.id ?? 0,
        rows: people.length + index + 1,
        imported: people.length,
        duplicates: index,
        left_out: 1,
      },
      people: people.map(({ row }) => row.id),
    }));
  });
  return lists.map(({ row, people }, index) => ({ row: { id: index + 1, ...row }, people }));
}

/** The insurance that is sold by age; the others have one price. */
const BY_AGE = 'SG-GFU';
const AGES = [
  [18, 35],
  [36, 50],
  [51, 65],
] as const;

/** Prices of one insurance, of each company that sells it, by age and sum, for ten years. */
export function demoInsurancePrices(
  products: ReturnType<typeof demoProducts>,
): Insertable<Schema['insurance_price']>[] {
  return products
    .filter(({ code }) => code === BY_AGE)
    .flatMap(({ id, company_id, price }) =>
      [5_000_000, 10_000_000].flatMap((sum_insured, size) =>
        AGES.map(([age_from, age_to], older) => ({
          company_id,
          product_id: id,
          age_from,
          age_to,
          sum_insured,
          term_years: 10,
          price: Math.round(price * (0.8 + 0.35 * older) * (1 + 0.75 * size)),
        })),
      ),
    );
}

/** The teams of this month's offer: each adviser with the team that they belong to, or else the first one of the company. */
export function demoOfferTeams({
  employees,
  organisation: { teams, teamOf },
  ranks,
  beginning: { today },
}: {
  readonly employees: readonly DemoEmployee[];
  readonly organisation: DemoOrganisation;
  readonly ranks: readonly { readonly employee_id: number }[];
  readonly beginning: { readonly today: CalendarDate };
}): Insertable<Schema['offer_team_member']>[] {
  const sellers = new Set(ranks.map(({ employee_id }) => employee_id));
  const working = teams.filter(({ active }) => active !== false);
  const starts_on = monthRange(monthOf(today)).start;
  return employees
    .filter(({ id, active, pace }) => sellers.has(id) || (active && pace === 'adviser'))
    .flatMap((employee) => {
      const own = working.filter(({ company_id }) => company_id === employee.companyId);
      const team = own.find(({ id }) => id === teamOf(employee)) ?? own[0];
      return team === undefined
        ? []
        : [{ company_id: employee.companyId, employee_id: employee.id, team_id: team.id, starts_on }];
    });
}
