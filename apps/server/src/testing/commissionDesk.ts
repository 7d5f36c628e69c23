import type { components } from '@sereno/api/types';
import type { CommissionLine } from '@sereno/domain/commission';
import { parseWireDate } from '@sereno/domain/calendar';
import { type BusinessWeek, formatWeek, parseWeek, weekRange } from '@sereno/domain/week';
import type { LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createDesk } from './activityDesk.ts';
import { dataUrlOf, pngFile } from './pngFile.ts';
import type { TestServer } from './testServer.ts';

type Line = Partial<Insertable<Schema['commission_row']>>;
export type WeekBody = components['schemas']['WeeklyCommissions'];

const isStroke = (x: number, y: number) => x > 0 && x < 31 && (y === 5 || y === 6);
/** A stroke of 60 pixels on nothing. */
export const SIGNATURE_FILE = pngFile({
  width: 32,
  height: 12,
  colourType: 6,
  pixel: (x, y) => (isStroke(x, y) ? [24, 26, 32, 255] : [0, 0, 0, 0]),
});
/** The same as a screen sends it. */
export const SIGNATURE = dataUrlOf(SIGNATURE_FILE);

/** Reads a line of an answer in the words of the domain: apart from what the server and the client do. */
export const lineFromWire = (line: components['schemas']['CommissionLine']): CommissionLine => ({
  type: line.TIPO,
  contract: line.CONTRATO,
  saleWeek: parseWeek(line.SEMANAVTA ?? ''),
  clientName: line.CLIENTE,
  saleAmount: line['MONTO POR VENTA NUEVA'],
  collectedWithoutTax: line.COBROSINIVA,
  collectedWithTax: line.COBROCONIVA,
  totalCommission: line.COM_TOTAL,
  newSaleCommission: line.COM_VTA_NVA,
  monthlyCommission: line.COM_MENSUALIDAD,
  monthlyBonus: line['CLAVE VENDEDOR'],
  toPay: line.PAGAR,
  pendingCommission: line.COM_PENDIENTE,
  week: parseWeek(line.SEMANA),
  start: parseWireDate(line.FECHA_INI),
  end: parseWireDate(line.FECHA_FIN),
  adviserName: line.Vendedor,
});

const url = (week: BusinessWeek, query = '') =>
  `/bi/commissions-bonuses-analytics?WeekNumber=${formatWeek(week)}${query}`;

/** What the tests of commissions do over and over. */
export function createCommissionDesk(server: TestServer) {
  const { db } = server.database;
  const desk = createDesk(server);
  const decide = (
    username: string,
    week: BusinessWeek,
    payload: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> =>
    desk.post(username, '/bi/analytics-auth', { WeekNumber: formatWeek(week), ...payload }, headers);
  return {
    ...desk,
    decide,

    /** Asks for a week; `query` follows the week. */
    ask: (username: string, week: BusinessWeek, query?: string) => desk.get(username, url(week, query)),

    /** The body of a week that is there. */
    async week(username: string, week: BusinessWeek, query?: string): Promise<WeekBody> {
      return (await desk.get(username, url(week, query))).json<{ body: WeekBody }>().body;
    },

    accept: (username: string, week: BusinessWeek, change: object = {}) =>
      decide(username, week, { Status: 'A', Signature: SIGNATURE, ...change }),

    reconcile: (username: string, week: BusinessWeek, change: object = {}) =>
      decide(username, week, { Status: 'R', ...change }),

    /** Adds a bonus of 500 pesos to rol8's week, or another line, and gives its id. */
    async line(week: BusinessWeek, change: Line = {}): Promise<number> {
      const row = {
        company_id: 1,
        employee_id: 108,
        week_start: weekRange(week).start,
        kind: 'BONO',
        contract_id: null,
        collected: 0,
        collected_untaxed: 0,
        total: 50_000,
        new_sale: 0,
        monthly: 0,
        bonus: 50_000,
        pending: 0,
        ...change,
      } satisfies Insertable<Schema['commission_row']>;
      return (await db.insertInto('commission_row').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    /** The saved decision about the week of an employee, by default rol8. */
    async saved(week: BusinessWeek, employeeId = 108) {
      const week_start = weekRange(week).start;
      const rows = await db
        .selectFrom('commission_week')
        .where('employee_id', '=', employeeId)
        .where('week_start', '=', week_start)
        .select(['status', 'signature', 'digest', 'decided_at as decidedAt'])
        .execute();
      const reasons = await db
        .selectFrom('commission_reason')
        .where('employee_id', '=', employeeId)
        .where('week_start', '=', week_start)
        .orderBy('position')
        .select(['kind', 'contract_number as contract', 'reason'])
        .execute();
      return { rows: rows.map((row) => ({ ...row, signature: row.signature && Buffer.from(row.signature) })), reasons };
    },
  };
}
