import { addDays, type CalendarDate, diffDays } from '@sereno/domain/calendar';
import { equalShares, type Relationship } from '@sereno/domain/contract';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { nameOf } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { momentAt } from './moment.ts';

type Person = Omit<Insertable<Schema['beneficiary']>, 'list_id' | 'position' | 'share'>;
type Contract = Pick<
  Insertable<Schema['contract']> & { readonly id: number; readonly cancelled_on: CalendarDate | null },
  'id' | 'company_id' | 'employee_id' | 'sold_on' | 'cancelled_on'
>;

/** Of so many contracts one names who benefits. */
const NAMED = 3;
/** How likely a list is changed after a while. */
const CHANGED = 0.25;

/** Years of age, which every plan of the demo takes. */
const AGES: Readonly<Record<Relationship, readonly [from: number, to: number]>> = {
  spouse: [28, 64],
  child: [19, 38],
  parent: [48, 69],
  sibling: [22, 58],
  grandparent: [64, 69],
  grandchild: [18, 22],
  other: [24, 60],
};
const RELATIONS: readonly (readonly [Relationship, number])[] = [
  ['spouse', 30],
  ['child', 34],
  ['parent', 14],
  ['sibling', 12],
  ['grandparent', 2],
  ['grandchild', 2],
  ['other', 6],
];

/** Shares of a list: equal ones, or one that is larger than the others. */
function sharesOf(count: number, random: Random): readonly number[] {
  if (count === 1 || random.chance(0.6)) return equalShares(count);
  const first = 100 * random.between(40, 75);
  const rest = Math.floor((10_000 - first) / (count - 1));
  return [10_000 - rest * (count - 1), ...Array.from({ length: count - 1 }, () => rest)];
}

/** Who benefits from a third of the contracts, and what a quarter of those changed since. Two in a hundred were born on 29 February. */
export function demoBeneficiaries(
  contracts: readonly Contract[],
  accountOf: (employee: { id: number; companyId: number }) => number,
  { today, timeZone }: { readonly today: CalendarDate; readonly timeZone: string },
) {
  const random = createRandom(3700);
  const lists: (Insertable<Schema['beneficiary_list']> & { readonly id: number })[] = [];
  const people: Insertable<Schema['beneficiary']>[] = [];
  let person = 0;
  function somebody(company_id: number, soldOn: CalendarDate): Person & { readonly person_id: number } {
    const relationship = random.weighted(RELATIONS);
    const [from, to] = AGES[relationship];
    const { firstName, lastName } = nameOf(random);
    const born = addDays(soldOn, -Math.floor(365.25 * random.between(from, to)) - random.between(1, 364));
    person += 1;
    return {
      company_id,
      person_id: person,
      name: `${firstName} ${lastName}`,
      relationship,
      born_on: random.chance(0.02) ? `${leapYear(Number(born.slice(0, 4)))}-02-29` : born,
      phone: random.chance(0.7) ? `55${random.between(10_000_000, 99_999_999)}` : null,
    };
  }
  function write(contract: Contract, version: number, validFrom: CalendarDate, listed: readonly Person[]): void {
    const { id: contract_id, company_id, employee_id } = contract;
    const id = lists.length + 1;
    lists.push({
      id,
      company_id,
      contract_id,
      version,
      valid_from: validFrom,
      account_id: accountOf({ id: employee_id, companyId: company_id }),
      changed_at: momentAt(validFrom, validFrom === today ? 0 : 600 + (contract_id % 480), timeZone),
    });
    const shares = sharesOf(listed.length, random);
    people.push(...listed.map((one, at) => ({ ...one, list_id: id, position: at + 1, share: shares[at] ?? 0 })));
  }
  for (const contract of contracts.filter(({ id }) => id % NAMED === 0)) {
    const { company_id, sold_on, cancelled_on } = contract;
    const count = random.weighted([
      [1, 30],
      [2, 40],
      [3, 20],
      [4, 10],
    ]);
    const listed = Array.from({ length: count }, () => somebody(company_id, sold_on));
    write(contract, 1, sold_on, listed);
    const days = diffDays(sold_on, cancelled_on ?? today);
    if (days < 2 || !random.chance(CHANGED)) continue;
    const day = addDays(sold_on, random.between(1, days - 1));
    const stays = count > 1 && random.chance(0.5) ? listed.slice(1) : listed;
    write(contract, 2, day, [...stays, somebody(company_id, sold_on)]);
  }
  return { lists, people };
}

const leapYear = (year: number) => year - (year % 4);
