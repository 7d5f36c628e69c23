import { percentOf, withoutTax } from '@sereno/domain/money';
import type { BusinessLine } from '../database/migrations/salesTables.ts';

/** What a line sells: price of one service in cents, services of one piece, and how often it comes up. */
type Product = readonly [
  item: {
    readonly code: string;
    readonly name: string;
    readonly price: number;
    readonly services: number;
  },
  weight: number,
];

/** Odd cents, so that a sum that is rounded on the way is found out. */
export const PRODUCTS: Readonly<Record<BusinessLine, readonly Product[]>> = {
  PF: [
    [{ code: 'PF-BAS', name: 'Plan Básico', price: 1_851_235, services: 1 }, 34],
    [{ code: 'PF-FAM', name: 'Plan Familiar', price: 1_645_050, services: 2 }, 28],
    [{ code: 'PF-PRE', name: 'Plan Premium', price: 5_449_999, services: 1 }, 14],
    [{ code: 'PF-CRE', name: 'Cremación', price: 2_480_075, services: 1 }, 16],
    [{ code: 'PF-TRA', name: 'Traslado nacional', price: 690_033, services: 1 }, 8],
  ],
  SG: [
    [{ code: 'SG-VID', name: 'Seguro de vida', price: 620_045, services: 1 }, 50],
    [{ code: 'SG-ACC', name: 'Accidentes personales', price: 348_020, services: 1 }, 30],
    [{ code: 'SG-GFU', name: 'Gastos funerarios', price: 415_510, services: 1 }, 20],
  ],
  BF: [
    [{ code: 'BF-NIC', name: 'Nicho individual', price: 2_990_090, services: 1 }, 50],
    [{ code: 'BF-CRI', name: 'Cripta familiar', price: 3_410_025, services: 2 }, 35],
    [{ code: 'BF-URN', name: 'Urna grabada', price: 489_017, services: 1 }, 15],
  ],
};

/** The youngest and the oldest beneficiary of a product; the others take any age. */
const AGES: Readonly<Record<string, readonly [minimum: number | null, maximum: number]>> = {
  'PF-BAS': [null, 85],
  'SG-VID': [18, 80],
  'SG-ACC': [18, 75],
};

/** What a line costs the company, in percent of its price without tax. */
const COST_PERCENT: Readonly<Record<BusinessLine, number>> = { PF: 46, SG: 62, BF: 41 };

/** What the companies may quote: the products of the lines that each of them sells, for the price of a piece. */
export function demoProducts() {
  const products = Object.entries(LINES).flatMap(([company, lines]) =>
    lines.flatMap(([business_line]) =>
      PRODUCTS[business_line].map(([{ code, name, price, services }]) => ({
        company_id: Number(company),
        code,
        business_line,
        name,
        price: price * services,
        services,
        minimum_age: AGES[code]?.[0] ?? null,
        maximum_age: AGES[code]?.[1] ?? null,
        cost: percentOf(withoutTax(price * services), COST_PERCENT[business_line]),
      })),
    ),
  );
  return products.map((product, index) => ({ id: index + 1, ...product }));
}

/** How often each line is sold, by company. */
export const LINES: Readonly<Record<number, readonly (readonly [BusinessLine, number])[]>> = {
  1: [
    ['PF', 60],
    ['SG', 25],
    ['BF', 15],
  ],
  2: [
    ['SG', 85],
    ['PF', 15],
  ],
  3: [
    ['PF', 65],
    ['BF', 35],
  ],
};

export const CASH = 'Contado';

/** Payments of each plan; cash is paid in full at once. */
export const FINANCING: readonly (readonly [plan: { readonly name: string; readonly payments: number }, number])[] = [
  [{ name: CASH, payments: 0 }, 30],
  [{ name: '6 meses', payments: 6 }, 15],
  [{ name: '12 meses', payments: 12 }, 25],
  [{ name: '24 meses', payments: 24 }, 20],
  [{ name: '36 meses', payments: 36 }, 10],
];

export const DOWN_PAYMENT_METHODS = [
  ['Efectivo', 35],
  ['Tarjeta de débito', 22],
  ['Tarjeta de crédito', 20],
  ['Transferencia', 18],
  ['Domiciliación', 5],
] as const;
