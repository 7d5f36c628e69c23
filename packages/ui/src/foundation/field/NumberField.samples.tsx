import type { NumberFormat } from './numberText.ts';

export const pesos: NumberFormat = { style: 'currency', currency: 'MXN' };
