import type { LightMyRequestResponse } from 'fastify';
import { createDesk } from './activityDesk.ts';
import { startTestServer } from './testServer.ts';

/** Two pieces of the basic plan, 12.25 % less, in twelve payments; `ProspectId` is to be added. */
export const TWO_PLANS = {
  BusinessLine: 'PF',
  ItemCode: 'PF-BAS',
  Pieces: 2,
  DiscountPercent: 12.25,
  Payments: 12,
  DownPayment: 4000,
  Total: 32_489.17,
} as const;

export type QuotationDesk = Awaited<ReturnType<typeof startQuotationDesk>>;

/** Starts a server, with what the tests of quotations do over and over. */
export async function startQuotationDesk() {
  const server = await startTestServer();
  const { db } = server.database;
  const desk = createDesk(server);
  return {
    ...desk,
    server,

    /** Quotes in somebody's name: two plans, for a prospect of rol8 of its own unless another is named. */
    async quote(
      username: string,
      change: object = {},
      headers: Readonly<Record<string, string>> = {},
    ): Promise<LightMyRequestResponse> {
      const ProspectId = 'ProspectId' in change ? change.ProspectId : await desk.prospect();
      return desk.post(username, '/quotation/add', { ...TWO_PLANS, ...change, ProspectId }, headers);
    },

    /** A quotation as the database has it. */
    saved: (id: number) => db.selectFrom('quotation').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),

    /** How many quotations there are. */
    async countQuotations(): Promise<number> {
      const { count } = await db
        .selectFrom('quotation')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Changes the price of a product of company 1. */
    reprice: (code: string, price: number) =>
      db.updateTable('product').set({ price }).where('company_id', '=', 1).where('code', '=', code).execute(),
  };
}
