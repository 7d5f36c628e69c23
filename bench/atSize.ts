import { readFileSync } from 'node:fs';
import { signIn } from './calls.ts';
import { oneOf, withApplication, withEmbedded, withFilledServer } from './filledServer.ts';
import { type Figure, print, quantile, times } from './report.ts';

const ROWS = 1_000_000;
/** Rows of the embedded database, which may take twice as long for them. */
const EMBEDDED_ROWS = 100_000;
const RUNS = 20;
/** Milliseconds that an answer may take. */
const BUDGET = { list: 100, detail: 50, search: 150 } as const;
/** Megabytes by which the server may grow from the first half of a file of all rows to the second. */
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

type Question = { readonly name: string; readonly call: string; readonly limit: number };
const lastPage = (rows: number): number => Math.min(5000, rows / 25);
const listed = (name: string, call: string): Question => ({ name, call, limit: BUDGET.list });
const searched = (name: string, text: string): Question => ({
  name: `search: ${name}`,
  call: `search?Text=${encodeURIComponent(text)}`,
  limit: BUDGET.search,
});

/** What is asked for among so many rows, by the adviser and the contract of one in the middle. */
const questions = (rows: number, { id, adviser }: MiddleRow): readonly Question[] => [
  listed('register: first page', CERTIFICATES),
  listed('register: a filter', `${CERTIFICATES}&Filter=usesLeft:5..7`),
  listed('register: three letters', `${CERTIFICATES}&Search=QXA`),
  listed('register: a late page', `${CERTIFICATES}&Page=${lastPage(rows) - 1}`),
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
  listed('contracts: a late page', `${CONTRACTS}&Page=${lastPage(rows) - 1}`),
  { name: 'contract: detail', call: `contract/${id}`, limit: BUDGET.detail },
  searched('a frequent name', 'mendoza'),
  searched('a rare name', 'mendoza ibarra 777'),
  searched('three letters', 'zun'),
  searched('a phone', '55 1234 5'),
  searched('a number', 'M-77777'),
];

/** How long lists, search, files and imports take among a million of rows on PostgreSQL, and the first two among fewer in the embedded database. */
export async function benchAtSize(): Promise<void> {
  await withFilledServer(fillings(ROWS), (database) =>
    withApplication(database, async (url, pid) => {
      const headers = await headersFor(url);
      const middle = await middleRow(url, headers, ROWS);
      const figures = await answers(url, headers, questions(ROWS, middle));
      print(`Lists and search among ${ROWS} rows, PostgreSQL, p95 of ${RUNS}`, figures);
      print(`Files of ${ROWS} and ${LIST_ROWS} rows, PostgreSQL`, [
        {
          name: 'CSV of a register: the server grows',
          value: await growthOfFile(url, headers, pid),
          limit: GROWTH_LIMIT,
          unit: 'MB',
        },
        {
          name: 'import of a list',
          value: await secondsOfImport(url, headers, middle.adviser),
          limit: 20,
          unit: 's',
        },
      ]);
    }),
  );
  await withEmbedded(fillings(EMBEDDED_ROWS), async (url) => {
    const headers = await headersFor(url);
    const middle = await middleRow(url, headers, EMBEDDED_ROWS);
    const figures = await answers(url, headers, questions(EMBEDDED_ROWS, middle));
    print(
      `Lists and search among ${EMBEDDED_ROWS} rows, embedded, p95 of ${RUNS}`,
      figures.map((figure) => ({ ...figure, limit: 2 * figure.limit })),
    );
  });
}

type MiddleRow = { readonly id: number; readonly adviser: number };
type Headers = Readonly<Record<string, string>>;

const headersFor = async (url: string): Promise<Headers> => ({
  Authorization: `Bearer ${await signIn(url)}`,
  'Content-Type': 'application/json',
});

/** The contract in the middle, and who sold it. */
async function middleRow(url: string, headers: Headers, rows: number): Promise<MiddleRow> {
  const answer = await fetch(`${url}/api/${CONTRACTS}&Search=M-${rows / 2}`, { headers });
  const { body }: { body: { Rows: readonly { Id: number; Values: { employeeId: number } }[] } } = await answer.json();
  const [row] = body.Rows;
  if (row === undefined) throw new Error('There is no contract in the middle.');
  return { id: row.Id, adviser: row.Values.employeeId };
}

/** The time of each answer, ms. */
async function answers(url: string, headers: Headers, asked: readonly Question[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, call, limit } of asked) {
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
  return figures;
}

/** Megabytes of memory that a process holds. */
const heldBy = (pid: number): number =>
  Number(/VmRSS:\s*(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/**
 * By how many megabytes the server holds more, at most, during the second half of a register as a file than during the first: memory that
 * waits to be collected goes up and down, and what is kept for each row would be added to it.
 */
async function growthOfFile(url: string, headers: Headers, pid: number): Promise<number> {
  const most: [number, number] = [0, 0];
  let lines = 0;
  const { body } = await fetch(`${url}/api/register/discount-certificates/csv`, { headers });
  for await (const chunk of body ?? []) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    const half = lines < ROWS / 2 ? 0 : 1;
    most[half] = Math.max(most[half], heldBy(pid));
  }
  if (lines <= ROWS) throw new Error(`The file ends after ${lines} lines.`);
  return most[1] - most[0];
}

/** How long it takes to upload a list and to import it, in seconds. */
async function secondsOfImport(url: string, headers: Headers, adviser: number): Promise<number> {
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
