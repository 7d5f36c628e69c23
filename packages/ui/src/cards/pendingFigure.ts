import type { FigureUnit } from '../locale/figureText.ts';

/** Typical figures of each unit, for placeholders. */
export const PENDING_FIGURE: Readonly<Record<FigureUnit, string>> = {
  count: '000',
  pesos: '$000,000.00',
  percent: '00 %',
  ratio: '0.000',
  days: '0.0 0000',
  minutes: '00.00 000',
};
