import type { QuotationPayload } from '@sereno/domain/quotation';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedAnswerError, UnexpectedStatusError } from './index.ts';
import { readQuotation, readQuotationOptions, readQuotations } from './quotationReaders.ts';
import { fieldsOf } from './readers.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

const OPTIONS = fieldsOf(documentedBody('GET /quotation/options'));
const SHEET = fieldsOf(documentedBody('GET /quotation/{id}'));

const payload: QuotationPayload = {
  prospectId: 3014,
  activityId: 9001,
  line: 'PF',
  productCode: 'PF-BAS',
  pieces: 2,
  discountPercent: 12.25,
  payments: 12,
  downPayment: 400_037,
  total: 3_248_917,
};

describe('what can be quoted', () => {
  it('UND-33 has prices in cents, terms and limits', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /quotation/options'));
    expect(await api.quotation.quotationOptions()).toEqual({
      products: [
        { code: 'PF-BAS', name: 'Plan Básico', line: 'PF', price: 1_851_235, services: 1 },
        { code: 'PF-FAM', name: 'Plan Familiar', line: 'PF', price: 3_290_100, services: 2 },
        { code: 'BF-URN', name: 'Urna grabada', line: 'BF', price: 489_017, services: 1 },
      ],
      terms: [0, 6, 12, 24, 36],
      maxDiscount: 15,
      minDownPayment: 10,
      validDays: 30,
    });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/quotation/options' }]);
  });

  it('is nothing in a company without products', () => {
    expect(readQuotationOptions(documentedBody('GET /quotation/options', 'none'))).toMatchObject({ products: [] });
  });

  it.each([
    ['code', { Code: null }],
    ['line', { BusinessLine: 'XX' }],
    ['price', { Price: 'caro' }],
    ['price above nothing', { Price: 0 }],
    ['price above zero', { Price: -1 }],
    ['price that can be counted', { Price: 1e20 }],
  ])('leaves a product without a %s out, and keeps its neighbours', (_title, change) => {
    const good = { Code: 'PF-BAS', Name: '', BusinessLine: 'PF', Price: '10.50', Services: 0 };
    expect(readQuotationOptions({ ...OPTIONS, Products: [{ ...good, ...change }, null, good] })?.products).toEqual([
      { code: 'PF-BAS', name: 'PF-BAS', line: 'PF', price: 1050, services: 1 },
    ]);
  });

  it('takes each term once, in order, and none that is none', () => {
    const Terms = [12, '6', 0, 12, -1, 1.5, null, 1e6, Number.MAX_VALUE];
    expect(readQuotationOptions({ ...OPTIONS, Terms })?.terms).toEqual([0, 6, 12]);
  });

  it.each([
    { MaxDiscount: null },
    { MaxDiscount: 101 },
    { MinDownPayment: -1 },
    { MinDownPayment: 10.005 },
    { ValidDays: 0 },
    { ValidDays: 'x' },
  ])('cannot be known with %o', (change) => {
    expect(readQuotationOptions({ ...OPTIONS, ...change })).toBeNull();
  });

  it('is nothing that can be read where the answer is something else', async () => {
    const { api } = await apiAgainst(() => envelope('<html>'));
    expect(await api.quotation.quotationOptions()).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(() => readQuotationOptions(body)).not.toThrow();
      }),
    );
  });
});

describe('quotations', () => {
  it('UND-32 have amounts in cents and days', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /quotation/list'));
    const [first, second] = await api.quotation.quotations();
    expect(first).toMatchObject({ id: 7002, total: 489_017, payments: 0, contractNumber: null });
    expect(second).toEqual({
      id: 7001,
      number: 'COT-000123',
      prospectId: 3014,
      prospectName: 'Elena Ruiz Mora',
      adviserName: 'Lucía Hernández',
      line: 'PF',
      productName: 'Plan Básico',
      total: 3_248_917,
      payments: 12,
      quotedOn: '2026-11-10',
      validUntil: '2026-12-09',
      contractNumber: 'PF-10231',
    });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/quotation/list' }]);
  });

  it('are left out without id or number, and keep what is known of them', () => {
    expect(readQuotations([{ Id: 1 }, { Number: 'COT-1' }, null, { Id: '2', Number: 'COT-2' }])).toEqual([
      {
        id: 2,
        number: 'COT-2',
        prospectId: null,
        prospectName: '',
        adviserName: null,
        line: null,
        productName: '',
        total: 0,
        payments: 0,
        quotedOn: null,
        validUntil: null,
        contractNumber: null,
      },
    ]);
    expectAlwaysList(readQuotations);
  });

  it('stop when their caller leaves, and reject a status that is no success', async () => {
    const { api } = await apiAgainst(() => envelope([], 500));
    const reason = new Error('another screen');
    await expect(api.quotation.quotations(AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(api.quotation.quotations()).rejects.toThrow(UnexpectedStatusError);
    await expect(api.quotation.quotationOptions()).rejects.toThrow(UnexpectedStatusError);
    await expect(api.quotation.quotation(1)).rejects.toThrow(UnexpectedStatusError);
  });
});

describe('a quotation', () => {
  it('UND-32 FMT-08 has the figures that were kept, and its payments', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /quotation/{id}'));
    const found = await api.quotation.quotation(7001);
    expect(found).toMatchObject({ number: 'COT-000123', pieces: 2, services: 2, discountPercent: 12.25 });
    expect(found?.figures).toEqual({
      amount: 3_702_470,
      discount: 453_553,
      total: 3_248_917,
      untaxed: 2_800_791,
      tax: 448_126,
      downPayment: 400_000,
      financed: 2_848_917,
      instalments: [...Array.from({ length: 9 }, () => 237_410), 237_409, 237_409, 237_409],
    });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/quotation/7001' }]);
  });

  it('of cash has no payments', () => {
    expect(readQuotation({ ...SHEET, Payments: 0, Financed: 0 })?.figures.instalments).toEqual([]);
  });

  it('is null where the person sees none', async () => {
    const { api } = await apiAgainst(() => documentedReply('GET /quotation/{id}', 'unknown', '404'));
    expect(await api.quotation.quotation(7)).toBeNull();
  });

  it('is not called unknown where its answer cannot be read', async () => {
    const { api } = await apiAgainst(() => envelope({ Id: 7 }));
    await expect(api.quotation.quotation(7)).rejects.toThrow(MalformedAnswerError);
  });

  it.each(['Id', 'Number', 'Amount', 'Discount', 'Total', 'Untaxed', 'Tax', 'DownPayment', 'Financed', 'Payments'])(
    'cannot be printed without %s',
    (name) => {
      expect(readQuotation({ ...SHEET, [name]: null })).toBeNull();
    },
  );

  it.each([{ Payments: 1e6 }, { Total: -1 }, { Amount: 1e20 }])('cannot be printed with %o', (change) => {
    expect(readQuotation({ ...SHEET, ...change })).toBeNull();
  });

  it('never throws, whatever is answered', () => {
    const body = fc.dictionary(fc.constantFrom(...Object.keys(SHEET)), fc.oneof(fc.anything(), fc.double(), fc.nat()));
    fc.assert(
      fc.property(body, (fields) => {
        expect(() => readQuotation({ ...SHEET, ...fields })).not.toThrow();
      }),
    );
  });
});

describe('quoting', () => {
  it('UND-33 STA-13 sends what was chosen, in pesos, and gives the id', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /quotation/add'));
    expect(await api.quotation.addQuotation(payload, 'once')).toEqual({ kind: 'done', id: 7001 });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/quotation/add' }]);
    expect(received[0]?.body).toEqual({
      ProspectId: 3014,
      ActivityId: 9001,
      BusinessLine: 'PF',
      ItemCode: 'PF-BAS',
      Pieces: 2,
      DiscountPercent: 12.25,
      Payments: 12,
      DownPayment: 4000.37,
      Total: 32_489.17,
    });
  });

  it('leaves out an activity that there is not', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /quotation/add'));
    await api.quotation.addQuotation({ ...payload, activityId: null });
    expect(received[0]?.body).not.toHaveProperty('ActivityId');
  });

  it.each([
    ['changed', '409', 'Los precios cambiaron mientras hacías la cotización. Revisa las cifras y vuelve a guardarla.'],
    ['downPayment', '422', 'El enganche debe ser de al menos $3,248.92.'],
  ])('is refused when %s, with what the server says', async (name, status, message) => {
    const { api } = await apiAgainst(() => documentedReply('POST /quotation/add', name, status));
    expect(await api.quotation.addQuotation(payload)).toEqual({ kind: 'refused', status: Number(status), message });
  });

  it('is done, though the id cannot be read', async () => {
    const { api } = await apiAgainst(() => envelope('ok', 201));
    expect(await api.quotation.addQuotation(payload)).toEqual({ kind: 'done', id: null });
  });
});

describe('handing a quotation over', () => {
  it('UND-13 sends the adviser and the version that was seen', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /quotation/{id}/assign'));
    expect(await api.quotation.reassignQuotation(7001, { slpCode: 1109, version: 1 })).toEqual({ kind: 'done' });
    expect(received).toMatchObject([{ method: 'POST', url: '/api/quotation/7001/assign' }]);
    expect(received[0]?.body).toEqual({ SlpCode: 1109, Version: 1 });
  });

  it('UND-13 is refused where somebody else did so meanwhile', async () => {
    const { api } = await apiAgainst(() => documentedReply('POST /quotation/{id}/assign', 'stale', '409'));
    const refused = await api.quotation.reassignQuotation(7001, { slpCode: 1109, version: 1 });
    expect(refused).toMatchObject({ kind: 'refused', status: 409 });
  });
});
