import { type Cents, formatCents } from '@sereno/domain/money';
import type { Product } from '@sereno/domain/quotation';

/** What an insurance costs for the ages of a range, both ends included. */
export type InsurancePrice = {
  readonly id: number;
  readonly productCode: string;
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly sumInsured: Cents;
  readonly termYears: number;
  readonly price: Cents;
};

/** What is left of the product's code, so that the code of a plan is no longer than the contract allows. */
const CODE_LENGTH = 28;

/** A price as a plan that can be quoted. The form does not ask for a prospect's age, so the plan names its ages. */
function planOf({ code, name, line, services }: Product, found: InsurancePrice): Product {
  const { id, ageFrom, ageTo, sumInsured, termYears, price } = found;
  const years = termYears === 1 ? '1 año' : `${termYears} años`;
  return {
    code: `${code.slice(0, CODE_LENGTH)}:${id}`,
    name: `${name}, de ${ageFrom} a ${ageTo} años, suma de ${formatCents(sumInsured)}, plazo de ${years}`,
    line,
    price,
    services,
  };
}

/** The plans with an insurance that has prices replaced by one plan for each of them; one without keeps its own price. */
export function withInsurancePrices(
  products: readonly Product[],
  prices: readonly InsurancePrice[],
): readonly Product[] {
  const byProduct = Map.groupBy(prices, ({ productCode }) => productCode);
  return products.flatMap(
    (product) => byProduct.get(product.code)?.map((price) => planOf(product, price)) ?? [product],
  );
}
