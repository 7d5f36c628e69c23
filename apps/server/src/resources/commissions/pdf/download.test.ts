import { formatPesos } from '@sereno/domain/money';
import { formatWeek, weekOf, weekRange } from '@sereno/domain/week';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PdfTag, readPdf, tableRows, tagsOf } from '../../../testing/pdfText.ts';
import { bearer, startTestServer, TODAY, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
/** The last week that rol8 has accepted, and the one that is running. */
let signed: string;
const RUNNING = formatWeek(weekOf(TODAY));
/** rol8, whose seller's number is 1108. */
const ADVISER = 108;

beforeAll(async () => {
  server = await startTestServer();
  const { weekStart } = await server.database.db
    .selectFrom('commission_week')
    .where('employee_id', '=', ADVISER)
    .where('status', '=', 'A')
    .orderBy('week_start', 'desc')
    .select('week_start as weekStart')
    .executeTakeFirstOrThrow();
  signed = formatWeek(weekOf(weekStart));
});
afterAll(() => server.close());

async function download(username: string, call: string) {
  const headers = bearer(await server.signIn(username));
  return server.app.inject({ url: `/api/bi/${call}`, headers });
}

type WireLine = Readonly<Record<string, string | number | null>>;
const AMOUNTS = [
  'MONTO POR VENTA NUEVA',
  'COBROCONIVA',
  'COBROSINIVA',
  'COM_TOTAL',
  'COM_VTA_NVA',
  'COM_MENSUALIDAD',
  'CLAVE VENDEDOR',
  'PAGAR',
];

/** The rows of the same people as the screen gets them. */
async function wireLines(username: string, query: string): Promise<readonly WireLine[]> {
  const headers = bearer(await server.signIn(username));
  const response = await server.ask('GET', `/bi/commissions-bonuses-analytics?${query}`, { headers });
  return response.json<{ body: { Data: readonly WireLine[] } }>().body.Data;
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '—' : String(value);
const pesos = (line: WireLine, name: string) => Number(line[name]);

/** What the kinds are called in a document, where it is not their name on the wire. */
const NAMES: Readonly<Record<string, string>> = {
  ENGANCHE: 'NUEVA VENTA',
  RENOVACION: 'RENOVACIÓN',
  CANCELACION: 'CANCELACIÓN',
};

/** A row as the document must show it. */
const expectedRow = (line: WireLine): string[] => [
  NAMES[text(line['TIPO'])] ?? text(line['TIPO']),
  text(line['CONTRATO']),
  text(line['CLIENTE']),
  text(line['SEMANAVTA']),
  ...AMOUNTS.map((name) => formatPesos(pesos(line, name))),
  formatPesos(pesos(line, 'COM_TOTAL') - pesos(line, 'PAGAR')),
];
const inOrder = (rows: readonly string[][]) => rows.map((row) => row.join(' | ')).toSorted();
const paragraphs = (tags: readonly PdfTag[]) => tagsOf(tags, 'P').map((tag) => tag.text);

describe('the five documents', () => {
  it.each([
    ['PDF-02 API-48', 'rol8', 'down-analytics-auth', 'SlpCode=1108', 'SlpCode=1108', ''],
    ['PDF-03 API-49', 'rol7', 'down-analytics-trainer', 'SlpCode=1108', 'SlpCode=1108', ' · entrenador'],
    ['PDF-03 of all their people', 'rol7', 'down-analytics-trainer', 'SlpCode=1107', '', ' · entrenador'],
    ['PDF-04 API-50', 'rol6', 'down-analytics-manager', 'Management[]=3', 'ManagerId=3', ' · gerente'],
    ['PDF-05 API-51', 'rol5', 'down-analytics-canalmanager', 'Management[]=2', 'ManagerId=2', ' · gerente de canal'],
    ['PDF-06 API-52', 'rol4', 'down-analytics-subdirector', 'Viceprincipal=1', 'ManagerId=1', ' · subdirector'],
  ])(
    '%s PDF-09 have the rows, totals and statuses of their people',
    async (_id, username, call, requested, same, kind) => {
      const response = await download(username, `${call}?WeekNumber=${signed}&${requested}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(response.headers['cache-control']).toBe('no-store');
      const pdf = await readPdf(response.rawPayload);
      const lines = await wireLines(username, `WeekNumber=${signed}&${same}`);
      expect(lines.length).toBeGreaterThan(0);
      const rows = tableRows(pdf).filter((row) => row.length === 13 && row[0] !== 'Tipo' && row[0] !== 'Total');
      expect(inOrder(rows)).toEqual(inOrder(lines.map(expectedRow)));
      const cents = lines.reduce((sum, line) => sum + Math.round(pesos(line, 'PAGAR') * 100), 0);
      expect(paragraphs(pdf.tags)).toEqual(
        expect.arrayContaining([
          'Previsión del Valle',
          `Comisiones y bonos${kind}`,
          `A pagar ${formatPesos(cents / 100)}`,
          'Estado Aceptada',
        ]),
      );
      const people = [...new Set(lines.map((line) => text(line['Vendedor'])))];
      expect(paragraphs(pdf.tags)).toEqual(expect.arrayContaining(people.map((name) => `Asesor ${name}`)));
      expect(tagsOf(pdf.tags, 'Figure').length).toBeGreaterThan(0);
      expect(pdf.pages.at(-1)).toContain(`Página ${pdf.pages.length} de ${pdf.pages.length}`);
    },
  );

  it('CMA-22 PDF-09 say of a running week that it is running', async () => {
    const { slp_code: slpCode } = await server.database.db
      .selectFrom('commission_row')
      .innerJoin('employee', 'employee.id', 'commission_row.employee_id')
      .where('week_start', '=', weekRange(weekOf(TODAY)).start)
      .where('employee.company_id', '=', 1)
      .select('slp_code')
      .executeTakeFirstOrThrow();
    const response = await download('rol1', `down-analytics-auth?WeekNumber=${RUNNING}&SlpCode=${slpCode}`);
    const pdf = await readPdf(response.rawPayload);
    expect(paragraphs(pdf.tags)).toContain('Estado En curso');
    expect(tagsOf(pdf.tags, 'Figure')).toEqual([]);
  });
});

const nameOf = async (username: string, call: string) =>
  (await download(username, `${call}WeekNumber=${signed}`)).headers['content-disposition'];
const headOf = async (unit: number) => {
  const { first_name, last_name } = await server.database.db
    .selectFrom('management')
    .innerJoin('employee', 'employee.id', 'head_id')
    .where('management.id', '=', unit)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
};
/** What is after the charset of `filename*`, or the plain name. */
const decoded = (header: string | number | string[] | undefined) => {
  const encoded = /filename\*=UTF-8''(?<name>.+)$/u.exec(String(header))?.groups?.['name'];
  return encoded === undefined
    ? /filename="(?<name>[^"]*)"/u.exec(String(header))?.groups?.['name']
    : decodeURIComponent(encoded);
};

describe('the name of a document', () => {
  it('PDF-01 PDF-07 is that of the adviser', async () => {
    const [line] = await wireLines('rol8', `WeekNumber=${signed}&SlpCode=1108`);
    expect(decoded(await nameOf('rol8', 'down-analytics-auth?SlpCode=1108&'))).toBe(
      `${text(line?.['Vendedor'])}_${signed}_comisiones.pdf`,
    );
  });

  it('PDF-01 PDF-07 is that of the manager, of the channel manager and of the vice-principal', async () => {
    const expected = await Promise.all([3, 2, 1].map(headOf));
    const names = [
      await nameOf('rol1', 'down-analytics-manager?Management[]=3&'),
      await nameOf('rol1', 'down-analytics-canalmanager?Management[]=2&'),
      await nameOf('rol1', 'down-analytics-subdirector?Viceprincipal=1&'),
    ];
    expect(names.map(decoded)).toEqual(expected.map((name) => `${name}_${signed}_comisiones.pdf`));
  });

  it('PDF-07 of several managements is that of the first and how many more there are', async () => {
    const header = decoded(await nameOf('rol1', 'down-analytics-manager?Management[]=3&Management[]=4&'));
    expect(header).toBe(`${await headOf(3)} y 1 más_${signed}_comisiones.pdf`);
  });
});

/** The document of a management as somebody gets it: its name, what its paragraphs say, and whom it is about. */
async function ofManagement(username: string, unit = 3) {
  const response = await download(username, `down-analytics-manager?Management[]=${unit}&WeekNumber=${signed}`);
  const { tags, pages } = await readPdf(response.rawPayload);
  const said = paragraphs(tags);
  return {
    name: decoded(response.headers['content-disposition']),
    said,
    pages,
    people: new Set(said.filter((line) => line.startsWith('Asesor '))).size,
  };
}

describe('a document that is a part', () => {
  it('PDF-01 PDF-04 PDF-07 says that it is a part and for which viewer, and has another file name than the whole', async () => {
    const [whole, part] = [await ofManagement('rol6'), await ofManagement('rol7')];
    const head = await headOf(3);
    expect(part.people).toBeLessThan(whole.people);
    expect(whole.name).toBe(`${head}_${signed}_comisiones.pdf`);
    expect(part.name).toBe(`${head} (parte)_${signed}_comisiones.pdf`);
    expect(part.said).toContain(`De ${head} (parte)`);
    const viewer = await server.database.db
      .selectFrom('employee')
      .where('id', '=', 107)
      .select(['first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    expect(part.said).toContain(
      `Es solo una parte: tiene a los asesores que ve ${viewer.first_name} ${viewer.last_name}. Hay más asesores con comisiones en esta semana.`,
    );
    for (const page of part.pages) expect(page).toContain('(parte)');
    expect(whole.said.join(' ')).not.toContain('parte');
  });

  it('PDF-04 says so, too, where it is of one person alone', async () => {
    const { db } = server.database;
    const away = await db
      .selectFrom('employee')
      .where('manager_id', '=', 107)
      .where('id', '<>', ADVISER)
      .select('id')
      .execute();
    const ids = away.map(({ id }) => id);
    await db.updateTable('employee').set({ manager_id: 106 }).where('id', 'in', ids).execute();
    const part = await ofManagement('rol7');
    await db.updateTable('employee').set({ manager_id: 107 }).where('id', 'in', ids).execute();
    expect(part.people).toBe(1);
    expect(part.said.filter((line) => line.startsWith('Es solo una parte'))).toHaveLength(1);
  });

  it('PDF-04 PDF-05 PDF-06 is complete for viewers who see all', async () => {
    for (const [username, call] of [
      ['rol1', 'down-analytics-manager?Management[]=3&'],
      ['rol5', 'down-analytics-canalmanager?Management[]=2&'],
      ['rol4', 'down-analytics-subdirector?Viceprincipal=1&'],
    ] as const)
      expect(decoded(await nameOf(username, call))).not.toContain('parte');
  });
});

describe('an unknown document', () => {
  it.each([
    ['of a unit above that of the person', 'rol7', 'down-analytics-manager?Management[]=1&'],
    ['of a channel as of a management', 'rol1', 'down-analytics-manager?Management[]=2&'],
    ['of a management as of a channel', 'rol5', 'down-analytics-canalmanager?Management[]=3&'],
    ['of a vice-principal as of a channel', 'rol1', 'down-analytics-canalmanager?Management[]=1&'],
    ['of a management as of a vice-principal', 'rol4', 'down-analytics-subdirector?Viceprincipal=3&'],
    ['of an unknown unit', 'rol1', 'down-analytics-manager?Management[]=999&'],
    ['of an adviser whom the person does not see', 'rol8', 'down-analytics-auth?SlpCode=1109&'],
    ['of an unknown adviser', 'rol1', 'down-analytics-auth?SlpCode=999999&'],
    ['of a management that the person does not see', 'rol6', 'down-analytics-manager?Management[]=12&'],
    ['of a channel that the person does not see', 'rol5', 'down-analytics-canalmanager?Management[]=10&'],
    ['of another vice-principal', 'rol4', 'down-analytics-subdirector?Viceprincipal=9&'],
    ['of another company', 'empresa2', 'down-analytics-auth?SlpCode=1108&'],
    ['of a kind that the role may not download', 'rol8', 'down-analytics-trainer?SlpCode=1108&'],
  ])('PDF-02 PDF-03 PDF-04 PDF-05 PDF-06 is not found: %s', async (_title, username, call) => {
    const response = await download(username, `${call}WeekNumber=${signed}`);
    expect([response.statusCode, response.json<{ body: unknown }>().body]).toEqual([404, null]);
  });

  it('PDF-04 has only the rows of managements that the person sees', async () => {
    const own = await download('rol6', `down-analytics-manager?Management[]=3&WeekNumber=${signed}`);
    const both = await download('rol6', `down-analytics-manager?Management[]=3&Management[]=12&WeekNumber=${signed}`);
    expect(both.headers['content-disposition']).toBe(own.headers['content-disposition']);
    expect(both.rawPayload.equals(own.rawPayload)).toBe(true);
  });

  it('PDF-02 is not found without a line in the week', async () => {
    expect((await download('rol8', 'down-analytics-auth?SlpCode=1108&WeekNumber=01-2019')).statusCode).toBe(404);
  });

  it('WKP-10 is refused for a week that its year does not have', async () => {
    const response = await download('rol8', 'down-analytics-auth?SlpCode=1108&WeekNumber=53-2026');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ fields: [{ field: 'WeekNumber', code: 'outOfRange' }] });
  });
});
