import { type CalendarDate, type DateRange, eachDay, formatWireDate } from '@sereno/domain/calendar';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Who asks for the sales, for which days, and what they choose. */
export type SalesOracleQuery = {
  readonly username: string;
  readonly range: DateRange;
  readonly line: '*' | 'PF' | 'SG' | 'BF';
  readonly advisers: readonly number[];
  readonly assistants: readonly number[];
  readonly channels: readonly number[];
  readonly juniors: readonly number[];
  readonly teams: readonly number[];
};

type Sold = { readonly sales: number; readonly cents: number };

const WHOLE_COMPANY: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
const BRANCH: ReadonlySet<number> = new Set([4, 5, 6, 7]);
const MOST_ITEMS = 10;

const isIn = (day: CalendarDate | null, { start, end }: DateRange) => day !== null && day >= start && day <= end;
const pesos = (cents: number) => cents / 100;
const total = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

/** The whole number nearest to a quotient, a half upwards; 0 where it divides by 0. */
function divided(dividend: number, divisor: number): number {
  if (divisor === 0) return 0;
  return Number((BigInt(dividend) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n));
}

const nameOf = (person: Row<'employee'> | undefined) =>
  person === undefined ? '' : `${person.first_name} ${person.last_name ?? ''}`.trim();

const byText = (one: string, other: string) => Number(one > other) - Number(one < other);
const dictionary = new Intl.Collator('es');

/** All in capitals, or none. */
const isPlain = (text: string) => /^[^a-zñáéíóúü]*$/u.test(text) || /^[^A-ZÑÁÉÍÓÚÜ]*$/u.test(text);

/** What the most of some texts say; of two of them the one in capitals and small letters, and then the later one. */
function commonest(texts: readonly string[]): string {
  const counted = [...Map.groupBy(texts, (text) => text)].map(([text, group]) => ({ text, count: group.length }));
  const [first] = counted.toSorted(
    (one, other) =>
      other.count - one.count ||
      Number(isPlain(one.text)) - Number(isPlain(other.text)) ||
      byText(other.text, one.text),
  );
  return first?.text ?? '';
}

const trimmed = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const spellingOf = (county: string) => trimmed(county) || 'Sin municipio';
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
/** Where a contract was sold, as it is compared: state and county. */
const countyOf = ({ state_code, county }: Row<'contract'>) =>
  `${state_code.trim().toUpperCase()}|${plain(spellingOf(county))}`;

const isAtWork = ({ adviser, active }: Row<'employee'>) => adviser && active;
const sums = (counted: readonly Row<'contract'>[]): Sold => ({
  sales: counted.length,
  cents: total(counted, ({ net }) => net),
});
const inOrder = (one: Sold & { readonly name: string }, other: Sold & { readonly name: string }) =>
  other.cents - one.cents || other.sales - one.sales || byText(one.name, other.name);
const named = ({ name, sales, cents }: Sold & { readonly name: string }) => ({
  Name: name,
  Sales: sales,
  Amount: pesos(cents),
});
const inside = ({ sales, cents }: Sold) => ({ SalesCount: sales, SalesAmount: pesos(cents) });

function grouped(counted: readonly Row<'contract'>[], nameIt: (contract: Row<'contract'>) => string) {
  const groups = [...Map.groupBy(counted, nameIt)].map(([name, group]) => ({ name, ...sums(group), group }));
  return groups.toSorted(inOrder);
}

/**
 * The sales dashboard, counted one contract after another in plain TypeScript, in the form of the wire: apart from the statement
 * that the server asks. The rows are read once, so they have to be there before.
 * @param minute What the clocks of the zone show when the server is asked, HH:mm.
 */
export async function salesOracle(
  { db }: Database,
  { today, minute }: { readonly today: CalendarDate; readonly minute: string },
) {
  const employees = await db.selectFrom('employee').selectAll().execute();
  const units = await db.selectFrom('management').selectAll().execute();
  const accounts = await db.selectFrom('account').selectAll().execute();
  const contracts = await db.selectFrom('contract').selectAll().execute();
  const items = await db.selectFrom('contract_item').selectAll().execute();
  const activities = await db.selectFrom('activity').selectAll().execute();
  const prospects = await db.selectFrom('prospect').selectAll().execute();
  const means = await db.selectFrom('prospection_means').selectAll().execute();

  const employeeOf = new Map(employees.map((each) => [each.id, each]));
  const unitOf = new Map(units.map((each) => [each.id, each]));
  const prospectOf = new Map(prospects.map((each) => [each.id, each]));
  const itemsOf = Map.groupBy(items, ({ contract_id }) => contract_id);
  const contractsOf = Map.groupBy(contracts, ({ employee_id }) => employee_id);
  const isUnattended = ({ started_at, ended_at, activity_date: day, start_time: time }: Row<'activity'>) =>
    started_at === null && ended_at === null && (day < today || (day === today && time.slice(0, 5) < minute));
  const late = new Set(activities.filter(isUnattended).map(({ employee_id }) => employee_id));

  const isBelow = (id: number | null, head: number | null): boolean =>
    id !== null && (id === head || isBelow(employeeOf.get(id)?.manager_id ?? null, head));
  const isOfUnit = (id: number | null, requested: readonly number[]): boolean =>
    id !== null && (requested.includes(id) || isOfUnit(unitOf.get(id)?.parent_id ?? null, requested));

  /** Whom the figures are about. */
  function peopleOf({ username, advisers, assistants, channels, juniors, teams }: SalesOracleQuery) {
    const viewer = accounts.find((each) => each.username === username);
    if (viewer === undefined) return [];
    const { role_id: role } = viewer;
    return employees.filter((person) => {
      if (person.company_id !== viewer.company_id) return false;
      const isOwn = BRANCH.has(role) ? isBelow(person.id, viewer.employee_id) : person.id === viewer.employee_id;
      if (!isOwn && !WHOLE_COMPANY.has(role)) return false;
      if (advisers.length > 0 && !advisers.includes(person.slp_code ?? 0)) return false;
      if (role <= 3 && teams.length > 0 && !teams.includes(person.team_id ?? 0)) return false;
      return [assistants, channels, juniors].every((unit) => unit.length === 0 || isOfUnit(person.management_id, unit));
    });
  }

  const isUpToDate = (person: Row<'employee'>) => isAtWork(person) && !late.has(person.id);

  function managerOf({ id, management_id, manager_id }: Row<'employee'>): string {
    const head = unitOf.get(management_id ?? 0)?.head_id ?? null;
    return nameOf(employeeOf.get((head === id ? null : head) ?? manager_id ?? 0));
  }

  /** The parts of a contract's amount after discount that its items have, in any spelling; each running sum is rounded. */
  function partsOf({ id, net }: Row<'contract'>): ReadonlyMap<string, number> {
    const own = (itemsOf.get(id) ?? []).toSorted((one, other) => one.line - other.line);
    const whole = total(own, ({ amount }) => amount);
    const parts = new Map<string, number>();
    let until = 0n;
    let given = 0;
    for (const { item_name, amount } of own) {
      until += BigInt(amount);
      const reached = Number((BigInt(net) * until * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
      const key = plain(trimmed(item_name));
      parts.set(key, (parts.get(key) ?? 0) + reached - given);
      given = reached;
    }
    return parts;
  }

  function figures(counted: readonly Row<'contract'>[]) {
    const sellers = new Set(counted.map(({ employee_id }) => employee_id));
    const net = total(counted, (each) => each.amount - each.discount);
    const services = total(counted, ({ id }) => total(itemsOf.get(id) ?? [], (item) => item.services));
    const isFirst = ({ employee_id, sold_on }: Row<'contract'>) => {
      const days = (contractsOf.get(employee_id) ?? []).map((each) => each.sold_on);
      const known = employeeOf.get(employee_id)?.first_sale_on ?? null;
      return [...days, ...(known === null ? [] : [known])].every((day) => day >= sold_on);
    };
    return {
      SalesTotal: counted.length,
      SalesContract: pesos(total(counted, ({ amount }) => amount)),
      DiscountAmount: pesos(total(counted, ({ discount }) => discount)),
      SalesAmount: pesos(net),
      AverageTicket: pesos(divided(net, counted.length)),
      AveragePlanTicket: pesos(divided(net, services)),
      DownPaymentTotal: pesos(total(counted, (each) => each.down_payment)),
      SalesAdvisors: sellers.size,
      DailyAdvisers: [...sellers].filter((id) => employees.some((each) => each.id === id && isUpToDate(each))).length,
      InitialSalesAdvisors: new Set(counted.filter(isFirst).map(({ employee_id }) => employee_id)).size,
    };
  }

  const meansOf = ({ prospect_id, company_id }: Row<'contract'>) =>
    means.find(({ id, company_id: of }) => of === company_id && id === prospectOf.get(prospect_id)?.means_id)?.name ??
    'Sin medio';

  /** What the items of some contracts are called, by what their spellings have in common. */
  function itemNames(counted: readonly Row<'contract'>[]): ReadonlyMap<string, string> {
    const spellings = counted.flatMap(({ id }) => (itemsOf.get(id) ?? []).map(({ item_name }) => trimmed(item_name)));
    return new Map([...Map.groupBy(spellings, plain)].map(([key, group]) => [key, commonest(group)]));
  }

  /** The items of some contracts by name. */
  function products(counted: readonly Row<'contract'>[], names = itemNames(counted)) {
    const parts = counted.flatMap((contract) => [...partsOf(contract)]);
    const groups = [...Map.groupBy(parts, ([key]) => key)].map(([key, group]) => ({
      name: names.get(key) ?? '',
      sales: group.length,
      cents: total(group, ([, cents]) => cents),
    }));
    return groups.toSorted(inOrder);
  }

  function places(counted: readonly Row<'contract'>[]) {
    const names = itemNames(counted);
    const counties = [...Map.groupBy(counted, countyOf)]
      .map(([key, group]) => ({ key, ...sums(group), group }))
      .toSorted((one, other) => other.cents - one.cents || byText(one.key, other.key));
    const spots = counties.map(({ key, group, ...sold }) => {
      const [stateCode = ''] = key.split('|');
      return {
        at: { StateCode: stateCode, County: commonest(group.map(({ county }) => spellingOf(county))) },
        group,
        sold,
      };
    });
    return {
      byCountyZipCode: spots.flatMap(({ at, group }) =>
        grouped(group, (contract) => contract.zip_code)
          .toSorted((one, other) => other.cents - one.cents || byText(one.name, other.name))
          .map(({ name, ...sold }) => ({ ...at, ZipCode: name, ItemName: null, ...inside(sold) })),
      ),
      byItemCode: spots.flatMap(({ at, group }) =>
        products(group, names)
          .toSorted((one, other) => other.cents - one.cents || byText(one.name, other.name))
          .map(({ name, ...sold }) => ({ ...at, ZipCode: null, ItemName: name, ...inside(sold) })),
      ),
      byCounty: spots.map(({ at, sold }) => ({ ...at, ZipCode: null, ItemName: null, ...inside(sold) })),
    };
  }

  return {
    /** Everything that `dashboard/get` has to answer. */
    body(requested: SalesOracleQuery) {
      const people = peopleOf(requested);
      const ids = new Set(people.map(({ id }) => id));
      const own = contracts.filter(
        ({ employee_id, business_line }) =>
          ids.has(employee_id) && (requested.line === '*' || requested.line === business_line),
      );
      const sold = own.filter(({ sold_on }) => isIn(sold_on, requested.range));
      const bf = figures(sold.filter(({ business_line }) => business_line === 'BF'));
      const cancelled = figures(own.filter(({ cancelled_on }) => isIn(cancelled_on, requested.range)));
      const soldBy = Map.groupBy(sold, ({ employee_id }) => employee_id);
      const performances = people
        .map((person) => ({ person, atWork: isAtWork(person), sales: soldBy.get(person.id)?.length ?? 0 }))
        .filter(({ atWork, sales }) => atWork || sales > 0)
        .toSorted(
          (one, other) =>
            other.sales - one.sales ||
            dictionary.compare(nameOf(one.person), nameOf(other.person)) ||
            one.person.id - other.person.id,
        )
        .map(({ person, atWork, sales }) => ({
          atWork,
          row: { AdvisorName: nameOf(person), ManagerName: managerOf(person), Sales: sales },
        }));
      const rowsOf = (list: typeof performances) => list.map(({ row }) => row);
      return {
        ...figures(sold),
        DailyAdvisers: people.filter(isUpToDate).length,
        ...Object.fromEntries(Object.entries(cancelled).map(([name, value]) => [`${name}Cancelled`, value])),
        SalesBBF: {
          Sales: bf.SalesTotal,
          SalesContract: bf.SalesContract,
          SalesDiscount: bf.DiscountAmount,
          SalesAmount: bf.SalesAmount,
        },
        DailySales: eachDay(requested.range).flatMap((day) => {
          const { sales, cents } = sums(sold.filter(({ sold_on }) => sold_on === day));
          return sales === 0 ? [] : [{ Date: formatWireDate(day), Sales: sales, Amount: pesos(cents) }];
        }),
        ProspectionMeansSales: grouped(sold, meansOf).map(named),
        Financing: [...Map.groupBy(sold, ({ payments }) => payments)]
          .map(([payments, group]) => ({ payments, group, name: '', ...sums(group) }))
          .toSorted((one, other) => inOrder(one, other) || one.payments - other.payments)
          .map(({ payments, group, ...sales }) => {
            const plans = [...Map.groupBy(group, ({ financing_plan }) => financing_plan)];
            const [plan] = plans.toSorted(
              ([one, few], [other, many]) => many.length - few.length || byText(one, other),
            );
            return { ...named({ ...sales, name: plan?.[0] ?? '' }), NumberPayments: payments };
          }),
        DownPaymentMethod: [...Map.groupBy(sold, ({ down_payment_method }) => down_payment_method)]
          .map(([name, group]) => ({ name, sales: group.length, cents: total(group, (each) => each.down_payment) }))
          .toSorted(inOrder)
          .map(named),
        TopItemsSold: products(sold).slice(0, MOST_ITEMS).map(named),
        RankingSlp: [...soldBy]
          .map(([id, group]) => ({ id, person: employeeOf.get(id), name: '', ...sums(group) }))
          .toSorted((one, other) => inOrder(one, other) || one.id - other.id)
          .map(({ person, ...sales }) => ({
            SlpCode: person?.slp_code ?? null,
            ...named({ ...sales, name: nameOf(person) }),
          })),
        AdvisorsPerformance: {
          AdvisorsActive: rowsOf(performances.filter(({ atWork }) => atWork)),
          AdvisorsWithSales: rowsOf(performances.filter(({ row }) => row.Sales > 0)),
          AdvisorsWithoutSales: rowsOf(performances.filter(({ row }) => row.Sales === 0)),
        },
        HeatMap: places(sold),
      };
    },
  };
}
