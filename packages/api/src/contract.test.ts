import { expect, it } from 'vitest';
import { createContractCalls } from './contract.ts';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

it('UND-34 a contract is read with amounts in cents; null where there is none', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /contract/{id}'));
  expect(await createContractCalls(api.doors).contract(412)).toMatchObject({
    id: 412,
    number: 'PF-10412',
    soldOn: '2026-09-15',
    cancelledOn: null,
    amount: 1_851_235,
    discount: 185_124,
    downPayment: 300_000,
    items: [{ name: 'Plan Básico', services: 1, amount: 1_851_235 }],
    receipts: [{ number: 1, paidOn: '2026-10-15', amount: 227_686 }],
    quotationId: 7001,
    commissions: [
      { weekStart: '2026-09-09', type: 'NUEVA VENTA', toPay: 51_724 },
      { weekStart: '2026-10-14', type: 'MENSUALIDAD', toPay: 78_512 },
    ],
  });
  expect(received[0]?.url).toBe('/api/contract/412');
  const missing = await apiAgainst(() => documentedReply('GET /contract/{id}', undefined, '404'));
  expect(await createContractCalls(missing.api.doors).contract(1)).toBeNull();
});
