import { readFileSync } from 'node:fs';
import { connectPostgres } from '../apps/server/src/database/postgres.ts';
import { signIn } from './calls.ts';
import { oneOf, withApplication, withFilledServer } from './filledServer.ts';
import { print, quantile, times } from './report.ts';

const ROWS = 1_000_000;
const RUNS = 20;
/** Milliseconds that an answer may take. */
const BUDGET = { list: 100, detail: 50, search: 150 } as const;
/** Megabytes by which the server may grow while it sends a file of all rows. */
const GROWTH_LIMIT = 50;
const LIST_ROWS = 50_000;

const FIRST =
  'Ana Luis Sofía José Lucía Jorge Elena Raúl Carmen Iván Nadia Óscar Paula Hugo Inés Abel Rosa Saúl Vera Noé';
const LAST =
  'García Mendoza Ibarra Olvera Ríos Salgado Zúñiga Peña Cordero Bravo Luna Márquez Quiroz Tapia Vega Yáñez Fuentes Haro';

/** That many prospects, contracts with an item each, and certificates, all of company 1; what they refer to is not looked up. */
const fillings = (rows: number): readonly string[] => [
  `insert into prospect (company_id, employee_id, first_name, last_name, mobile_phone, means_id, county, state, created_at, created_by)
    select 1, staff.id, ${oneOf(FIRST, 1)}, ${oneOf(LAST, 20)} || ' ' || ${oneOf(LAST, 360)} || ' ' || n,
      '55' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), (select min(id) from prospection_means where company_id = 1),
      'Coyoacán', 'Ciudad de México', timestamptz '2026-11-01 12:00+00' - n * interval '1 minute',
      (select min(id) from account where company_id = 1)
    from generate_series(1, ${rows}) n join staff on staff.place = n % (select count(*) from staff)`,
  `insert into contract (company_id, number, business_line, prospect_id, employee_id, sold_on, cancelled_on, status, amount, discount,
      down_payment, down_payment_method, financing_plan, payments, county, state, state_code, zip_code)
    select 1, 'M-' || n, (array['PF', 'SG', 'BF'])[n % 3 + 1], prospect.id, prospect.employee_id, date '2026-11-01' - n % 3650,
      case when n % 10 = 0 then date '2026-11-01' - n % 3650 end,
      case when n % 10 = 0 then 'cancelled' else (array['pending', 'current', 'settled'])[n % 3 + 1] end, 1000000 + n, 0, 100000,
      'Efectivo', (array['Contado', '12 meses', '24 meses'])[n % 3 + 1], n % 3 * 12, 'Coyoacán', 'Ciudad de México', 'CMX', '04000'
    from generate_series(1, ${rows}) n
    join (select id, employee_id, row_number() over (order by id desc) as place from prospect where company_id = 1) prospect
      on prospect.place = n`,
  `insert into contract_item (company_id, contract_id, line, item_code, item_name, services, amount)
    select 1, id, 1, 'P', 'Plan', 1, amount from contract where number like 'M-%'`,
  `insert into discount_certificate (company_id, code, amount, valid_from, valid_until, uses_left)
    select 1, chr(65 + n % 26) || chr(65 + n / 26 % 26) || chr(65 + n / 676 % 26) || '-' || n, 100000, date '2026-01-01',
      date '2026-01-01' + n % 700, n % 100
    from generate_series(1, ${rows}) n`,
];

const CERTIFICATES = 'register/discount-certificates?PageSize=25';
const CONTRACTS = 'register/contracts?PageSize=25';

const listed = (name: string, call: string) => ({ name, call, limit: BUDGET.list });
const searched = (name: string, text: string) => ({
  name: `search: ${name}`,
  call: `search?Text=${encodeURIComponent(text)}`,
  limit: BUDGET.search,
});

/** What is asked for, by the adviser and the contract of a row in the middle. */
const questions = (adviser: number, contract: number) => [
  listed('register: first page', CERTIFICATES),
  listed('register: a filter', `${CERTIFICATES}&Filter=usesLeft:5..7`),
  listed('register: three letters', `${CERTIFICATES}&Search=QXA`),
  listed('register: page 5,000', `${CERTIFICATES}&Page=4999`),
  listed('contracts: first page', CONTRACTS),
  ...[
    'status:current',
    'businessLine:SG',
    'soldOn:2026/01/01..2026/01/31',
    'cancelledOn:2026/01/01..2026/01/31',
    `employeeId:${adviser}`,
    'financingPlan:12',
    'payments:12..12',
    'net:10100..10200',
  ].map((filter) => listed(`contracts: ${filter}`, `${CONTRACTS}&Filter=${filter}`)),
  listed('contracts: a part of a number', `${CONTRACTS}&Search=77777`),
  listed('contracts: page 5,000', `${CONTRACTS}&Page=4999`),
  { name: 'contract: detail', call: `contract/${contract}`, limit: BUDGET.detail },
  searched('a frequent name', 'mendoza'),
  searched('a rare name', 'mendoza ibarra 777'),
  searched('three letters', 'zun'),
  searched('a phone', '55 1234 5'),
  searched('a number', 'M-77777'),
];

/** How long lists, search, files and imports take among a million of rows, on a PostgreSQL server of its own. */
export async function benchAtSize(): Promise<void> {
  await withFilledServer(fillings(ROWS), async (database) => {
    const filled = connectPostgres(database, 'maintaining');
    const middle = await filled.db
      .selectFrom('contract')
      .where('number', '=', `M-${ROWS / 2}`)
      .select(['id', 'employee_id'])
      .executeTakeFirstOrThrow();
    await filled.close();
    await withApplication(database, (url, pid) => measure(url, middle, pid));
  });
}

async function measure(
  url: string,
  middle: { readonly id: number; readonly employee_id: number },
  pid: number,
): Promise<void> {
  const headers = { Authorization: `Bearer ${await signIn(url)}`, 'Content-Type': 'application/json' };
  const figures = [];
  for (const { name, call, limit } of questions(middle.employee_id, middle.id)) {
    const statuses = new Set<number>();
    const get = async () => {
      const answer = await fetch(`${url}/api/${call}`, { headers });
      statuses.add(answer.status);
      return answer.arrayBuffer();
    };
    await times(3, get);
    const p95 = quantile(await times(RUNS, get), 0.95);
    // What was not answered in time took longer than may be waited for.
    figures.push({ name, value: statuses.size === 1 && statuses.has(200) ? p95 : Infinity, limit, unit: 'ms' });
  }
  print(`Lists and search among ${ROWS} rows, PostgreSQL, p95 of ${RUNS}`, figures);
  print(`Files of ${ROWS} and ${LIST_ROWS} rows, PostgreSQL`, [
    {
      name: 'CSV of a register: the server grows',
      value: await growthOfFile(url, headers, pid),
      limit: GROWTH_LIMIT,
      unit: 'MB',
    },
    { name: 'import of a list', value: await secondsOfImport(url, headers, middle.employee_id), limit: 20, unit: 's' },
  ]);
}

/** Megabytes of memory that a process holds. */
const heldBy = (pid: number): number =>
  Number(/VmRSS:\s*(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** By how many megabytes the server grows, at most, while it sends a register as a file: from its first tenth on, when it has warmed up. */
async function growthOfFile(url: string, headers: Readonly<Record<string, string>>, pid: number): Promise<number> {
  const held: number[] = [];
  let lines = 0;
  const { body } = await fetch(`${url}/api/register/discount-certificates/csv`, { headers });
  for await (const chunk of body ?? []) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (lines > ROWS / 10) held.push(heldBy(pid));
  }
  if (lines <= ROWS) throw new Error(`The file ends after ${lines} lines.`);
  return held.reduce((most, one) => Math.max(most, one), 0) - (held[0] ?? Number.NaN);
}

/** How long it takes to upload a list and to import it, in seconds. */
async function secondsOfImport(
  url: string,
  headers: Readonly<Record<string, string>>,
  adviser: number,
): Promise<number> {
  const people = Array.from(
    { length: LIST_ROWS },
    (_, at) => `Persona ${at},${3_300_000_000 + at},p${at}@lista.example`,
  );
  const file = ['Nombre,Celular,Correo', ...people].join('\n');
  const post = async (call: string, content: unknown): Promise<number> => {
    const answer = await fetch(`${url}/api/prospect-list/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(content),
    });
    if (answer.status !== 201)
      throw new Error(`prospect-list/${call} answers ${answer.status}: ${await answer.text()}`);
    const { body }: { body: { Id: number } } = await answer.json();
    return body.Id;
  };
  const started = performance.now();
  const draft = await post('upload', { Name: 'lista.csv', File: Buffer.from(file).toString('base64') });
  await post(`${draft}/import`, { Shares: [{ EmployeeId: adviser, Share: 100 }] });
  return (performance.now() - started) / 1000;
}
