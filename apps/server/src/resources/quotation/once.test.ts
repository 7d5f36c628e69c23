import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QuotationDesk, startQuotationDesk } from '../../testing/quotationDesk.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await startQuotationDesk();
});
afterAll(() => desk.server.close());

const named = (key: string) => ({ 'idempotency-key': key });

describe('quoting again', () => {
  it('UND-33 under one key quotes once, also at the same moment, and gives the same answer', async () => {
    const ProspectId = await desk.prospect();
    const before = await desk.countQuotations();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.quote('rol8', { ProspectId }, named('one-deed'))),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await desk.countQuotations()).toBe(before + 1);
  });

  it('under one key is refused for something else', async () => {
    const ProspectId = await desk.prospect();
    expect((await desk.quote('rol8', { ProspectId }, named('two-deeds'))).statusCode).toBe(201);
    expect((await desk.quote('rol8', { ProspectId, Payments: 6 }, named('two-deeds'))).json()).toMatchObject({
      status: 422,
      fields: [{ field: 'Idempotency-Key', code: 'reused' }],
    });
  });

  it('at the same moment without a key gives each a number of its own, and none twice', async () => {
    const ProspectId = await desk.prospect();
    // Signed in first, so that the calls meet.
    await desk.get('rol5', '/quotation/options');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.quote(index % 2 === 0 ? 'rol8' : 'rol5', { ProspectId })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
    const numbers = answers.map((answer) => answer.json<{ body: { Number: string } }>().body.Number).toSorted();
    expect(new Set(numbers).size).toBe(20);
    expect(Number(numbers.at(-1)?.slice(4)) - Number(numbers[0]?.slice(4))).toBe(19);
  });
});
