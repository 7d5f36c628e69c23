import { type Relationship, RELATIONSHIPS } from '@sereno/domain/contract';

/** How a beneficiary is related to the holder, by its code. */
export const relationshipOf = (value: unknown): Relationship | null =>
  RELATIONSHIPS.find((one) => one === value) ?? null;
