import { expect, it } from 'vitest';
import { createContractCalls } from './contract.ts';
import { apiAgainst } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

it('UND-34 a contract is read with amounts in cents; null on 404', async () => {
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

it('UND-37 the beneficiaries of a contract are read with shares in hundredths of a percent', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /contract/{id}/beneficiaries'));
  const contract = await createContractCalls(api.doors).beneficiaries(412);
  expect(contract).toMatchObject({ contractId: 412, earliest: '2026-10-01', isOpen: true, maximumAge: 90 });
  expect(
    contract?.lists.map(({ version, beneficiaries }) => [version, beneficiaries.map(({ share }) => share)]),
  ).toEqual([
    [2, [5001, 4999]],
    [1, [10_000]],
  ]);
  expect(received[0]?.url).toBe('/api/contract/412/beneficiaries');
});

it('a list of beneficiaries is saved upon a version, and refused with the fields at fault', async () => {
  const list = {
    version: 1,
    validFrom: '2026-10-01',
    beneficiaries: [
      { id: null, name: 'Rosa Mora', relationship: 'parent', bornOn: '1958-07-04', phone: null, share: 10_000 },
    ],
  } as const;
  const { api, received } = await apiAgainst(() => documentedReply('POST /contract/{id}/beneficiaries'));
  expect(await createContractCalls(api.doors).saveBeneficiaries(412, list, 'k1')).toEqual({ kind: 'done' });
  expect(received[0]).toMatchObject({
    url: '/api/contract/412/beneficiaries',
    body: { Version: 1, ValidFrom: '2026/10/01', Beneficiaries: [{ Id: null, BornOn: '1958/07/04', Share: 100 }] },
  });
  const twice = await apiAgainst(() => documentedReply('POST /contract/{id}/beneficiaries', 'twice', '422'));
  expect(await createContractCalls(twice.api.doors).saveBeneficiaries(412, list)).toMatchObject({
    kind: 'refused',
    status: 422,
    issues: [{ field: 'beneficiaries.1.name', code: 'taken' }],
  });
});

it('UND-36 what a contract may be moved to is read in cents, and an upgrade names what was read', async () => {
  const { api } = await apiAgainst(() => documentedReply('GET /contract/{id}/upgrade'));
  const offer = await createContractCalls(api.doors).upgradeOffer(412);
  expect(offer).toMatchObject({ value: 1_851_235, remaining: 5, commissionPercent: 20, isOpen: true });
  expect(offer?.plans).toEqual([{ code: 'PF-PRE', name: 'Plan Premium', price: 5_449_999, services: 1 }]);
  const done = await apiAgainst(() => documentedReply('POST /contract/{id}/upgrade'));
  const calls = createContractCalls(done.api.doors);
  const plan = { code: 'PF-PRE', price: 5_449_999 };
  expect(await calls.upgradeContract({ contractId: 412, made: [] }, plan, 'k1')).toEqual({ kind: 'done', id: 5120 });
  expect(done.received[0]).toMatchObject({
    url: '/api/contract/412/upgrade',
    body: { Code: 'PF-PRE', Price: 54_499.99, Made: 0 },
  });
  const late = await apiAgainst(() => documentedReply('POST /contract/{id}/upgrade', 'upgraded', '409'));
  expect(await createContractCalls(late.api.doors).upgradeContract({ contractId: 412, made: [] }, plan)).toMatchObject({
    kind: 'refused',
    status: 409,
  });
});
