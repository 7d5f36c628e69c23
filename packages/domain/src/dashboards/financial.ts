/** A digital medium (FIN-03). */
export type DigitalMedium = {
  /** Value sent in calls. */
  readonly code: string;
  /** Name shown to people. */
  readonly name: string;
};

/** One campaign of the financial dashboard (FIN-04 to FIN-14). */
export type DigitalCampaign = {
  /** The server's code: PF, SG or BF. */
  readonly businessLine: string;
  /** Code of the digital medium. */
  readonly medium: string;
  readonly name: string;
  readonly leads: number;
  /** Contracts. */
  readonly sales: number;
  /** Budget of the campaign, in pesos. */
  readonly budget: number;
  /** Spent part of it, in pesos. */
  readonly spent: number;
  /** Pesos spent per lead. */
  readonly costPerLead: number;
  /** Sales amount less what was spent, in pesos. */
  readonly grossMargin: number;
  /** Amount of the sales before discount, in pesos. */
  readonly salesAmount: number;
  /** Sales per lead, as a fraction: 0.05 is one of twenty. */
  readonly conversion: number;
  /** Average minutes until a lead is attended. */
  readonly responseMinutes: number;
  /** Average days until a lead buys. */
  readonly conversionDays: number;
};

/** What the financial dashboard shows (ENT-14). */
export type FinancialResult = {
  /** Budget of the month, in pesos (FIN-16). */
  readonly periodBudget: number;
  readonly campaigns: readonly DigitalCampaign[];
};
