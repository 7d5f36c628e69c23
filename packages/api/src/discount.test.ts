import { expect, it } from 'vitest';
import { createDiscountCalls } from './discount.ts';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

it('UND-35 a quotation is read with its requests and the limits', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /discount/sale/{kind}/{id}'));
  const desk = await createDiscountCalls(api.doors).discountedSale({ kind: 'quotation', id: 7001 });
  expect(desk?.sale).toEqual({
    kind: 'quotation',
    id: 7001,
    number: 'COT-000123',
    prospectName: 'Rosa Elena Campos',
    amount: 3_702_470,
    discount: 185_124,
    downPayment: 400_000,
    received: 0,
    payments: 12,
    closed: null,
    cost: null,
  });
  expect(desk?.requests).toMatchObject([{ id: 31, state: 'asked', asked: 300_000, isOwn: true, granted: null }]);
  expect(desk?.limits.map(({ roleId, percent }) => [roleId, percent])).toEqual([
    [4, 30],
    [5, 20],
  ]);
  expect(received[0]?.url).toBe('/api/discount/sale/quotation/7001');
});

it('a request is read with what its sale costs, and none is null', async () => {
  const found = await apiAgainst(() => documentedReply('GET /discount/{id}'));
  expect((await createDiscountCalls(found.api.doors).discountRequest(31))?.sale.cost).toBe(1_468_150);
  const none = await apiAgainst(() => documentedReply('GET /discount/{id}', 'none', '404'));
  expect(await createDiscountCalls(none.api.doors).discountRequest(31)).toBeNull();
});

it('a certificate is worth an amount or a percentage', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /discount/certificate'));
  expect(await createDiscountCalls(api.doors).certificate('FAMILIA-10')).toEqual({
    amount: null,
    percent: 10,
    validFrom: '2026-10-27',
    validUntil: '2027-01-25',
    usesLeft: 12,
  });
  expect(received[0]?.url).toBe('/api/discount/certificate?Code=FAMILIA-10');
});

it.each([
  [
    { kind: 'amount', amount: 300_001 },
    { Amount: 3000.01, Percent: null, Certificate: null },
  ],
  [
    { kind: 'percent', percent: 7.5 },
    { Amount: null, Percent: 7.5, Certificate: null },
  ],
  [
    { kind: 'certificate', code: 'FAMILIA-10' },
    { Amount: null, Percent: null, Certificate: 'FAMILIA-10' },
  ],
] as const)('%j is asked for in pesos', async (wish, body) => {
  const { api, received } = await apiAgainst(() => documentedReply('POST /discount/ask', 'asked', '201'));
  const calls = createDiscountCalls(api.doors);
  expect(await calls.askDiscount({ kind: 'contract', id: 9, wish, reason: 'Sí' })).toEqual({ kind: 'done' });
  expect(received[0]?.body).toEqual({ Kind: 'contract', SaleId: 9, Reason: 'Sí', ...body });
});

const outcomeOf = async (name: string, status: string) => {
  const { api } = await apiAgainst(() => documentedReply('POST /discount/{id}/decide', name, status));
  return createDiscountCalls(api.doors).decideDiscount(31, { granted: 200_000, answer: 'Hasta ahí' });
};

it('a refusal tells the request in the way, the fields, or why nothing can be taken off', async () => {
  expect(await outcomeOf('decided', '409')).toMatchObject({
    status: 409,
    standing: { id: 31, state: 'partlyApproved', granted: 200_000, decidedBy: 'Laura Peña' },
    broken: [],
    closed: null,
  });
  expect(await outcomeOf('limit', '422')).toMatchObject({
    standing: null,
    broken: [{ field: 'granted', code: 'overLimit' }],
  });
  expect(await outcomeOf('contracted', '422')).toMatchObject({ broken: [], closed: 'contracted' });
});

it('a request is withdrawn, and decisions are read', async () => {
  const { api, received } = await apiAgainst(({ url }) =>
    documentedReply(
      url.endsWith('/withdraw')
        ? 'POST /discount/{id}/withdraw'
        : url.endsWith('/read')
          ? 'POST /discount/news/read'
          : 'GET /discount/news',
    ),
  );
  const calls = createDiscountCalls(api.doors);
  expect(await calls.withdrawDiscount(31)).toEqual({ kind: 'done' });
  expect(await calls.discountNews()).toMatchObject([{ id: 31, state: 'partlyApproved', answer: expect.any(String) }]);
  expect(await calls.readDiscountNews([31])).toEqual({ kind: 'done' });
  expect(received.at(-1)).toMatchObject({ url: '/api/discount/news/read', body: { Ids: [31] } });
});
