import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config/startError.ts';
import type { Database } from '../database/database.ts';
import { findOptions } from '../resources/quotation/queries.ts';
import { openTestDatabase } from '../testing/database.ts';
import { readOffer, replaceProducts } from './replaceProducts.ts';

const BASIC = { code: 'PF-BAS', line: 'PF', name: 'Plan Básico', price: 18_512.35, services: 1 } as const;
const NICHE = { code: 'BF-NIC', line: 'BF', name: 'Nicho', price: 29_900.9, services: 2 } as const;

describe('what a company offers', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
    await database.db
      .insertInto('company')
      .values([{ name: 'Previsión' }, { name: 'Otra' }])
      .execute();
  });
  afterEach(() => database.close());
  const offered = async (company: number) =>
    (await findOptions(database.db, company)).products.map(({ code, price }) => [code, price]);

  it('UND-33 is what the file has, and nothing else any more', async () => {
    expect(await replaceProducts(database.db, 1, [BASIC, NICHE])).toBe(0);
    expect(await offered(1)).toEqual([
      ['PF-BAS', 1_851_235],
      ['BF-NIC', 2_990_090],
    ]);
    expect(await replaceProducts(database.db, 1, [{ ...NICHE, price: 30_000 }])).toBe(2);
    expect(await offered(1)).toEqual([['BF-NIC', 3_000_000]]);
    expect(await replaceProducts(database.db, 1, [BASIC])).toBe(1);
    expect(await offered(1)).toEqual([['PF-BAS', 1_851_235]]);
  });

  it('UND-33 is each company’s own', async () => {
    await replaceProducts(database.db, 2, [NICHE]);
    await replaceProducts(database.db, 1, []);
    expect([await offered(1), await offered(2)]).toEqual([[], [['BF-NIC', 2_990_090]]]);
    await expect(replaceProducts(database.db, 99, [BASIC])).rejects.toThrow('No hay una empresa 99');
  });
});

describe('the file of what is offered', () => {
  it('is read with the blanks around its words left out, and one service where it says nothing', () => {
    const { services, ...rest } = BASIC;
    expect(readOffer(JSON.stringify([{ ...rest, name: ' Plan Básico ' }]))).toEqual([{ ...BASIC, services }]);
    expect(readOffer('[]')).toEqual([]);
  });

  it.each([
    ['no JSON', 'code,name', 'no es JSON'],
    ['no list', '{}', 'el archivo'],
    ['a plan twice', JSON.stringify([BASIC, BASIC]), '«PF-BAS» está dos veces'],
    ['a line that there is not', JSON.stringify([{ ...BASIC, line: 'XX' }]), '0.line'],
    ['a price of nothing', JSON.stringify([BASIC, { ...NICHE, price: 0 }]), '1.price'],
    ['a price with parts of a cent', JSON.stringify([{ ...BASIC, price: 1.005 }]), '0.price'],
    ['a price in words', JSON.stringify([{ ...BASIC, price: '100' }]), '0.price'],
    ['no name', JSON.stringify([{ ...BASIC, name: ' ' }]), '0.name'],
    ['half a service', JSON.stringify([{ ...BASIC, services: 0.5 }]), '0.services'],
    ['another key', JSON.stringify([{ ...BASIC, discount: 1 }]), '0.discount'],
  ])('refuses %s, and says where', (_title, text, sentence) => {
    expect(() => readOffer(text)).toThrow(StartError);
    expect(() => readOffer(text)).toThrow(sentence);
  });
});
