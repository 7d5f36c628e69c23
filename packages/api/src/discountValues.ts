import {
  DISCOUNT_STATES,
  type DiscountSaleKind,
  type DiscountState,
  NOT_DISCOUNTED,
  type NotDiscounted,
  SALE_KINDS,
} from '@sereno/domain/discount';

/** What a discount is asked for, by its code. */
export const saleKindOf = (value: unknown): DiscountSaleKind | null => SALE_KINDS.find((one) => one === value) ?? null;

/** How a request stands, by its code. */
export const discountStateOf = (value: unknown): DiscountState | null =>
  DISCOUNT_STATES.find((one) => one === value) ?? null;

/** Why nothing can be taken off, by its code. */
export const notDiscountedOf = (value: unknown): NotDiscounted | null =>
  NOT_DISCOUNTED.find((one) => one === value) ?? null;
