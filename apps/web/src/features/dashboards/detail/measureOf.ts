import type { ContractMeasure } from '@sereno/domain/dashboards';

const MEASURES: ReadonlyMap<string, ContractMeasure> = new Map([
  ['contractAmount', 'contractAmount'],
  ['discountAmount', 'discountAmount'],
  ['downPayments', 'downPayment'],
]);

/** The amount that the contracts behind a figure begin with; undefined for a figure that they show anyway. */
export const measureOf = (figure: string): ContractMeasure | undefined => MEASURES.get(figure);
