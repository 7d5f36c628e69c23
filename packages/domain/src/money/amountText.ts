import { type Cents, fromCents } from './cents.ts';
import { CURRENCY, formatAmount, MONEY_LOCALE, numberFormatOf } from './decimalText.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

/** Decimals of figures: conversion (FMT-05), response time in minutes (FMT-06), conversion days (FMT-07). */
export const DECIMALS = { conversion: 3, responseMinutes: 2, conversionDays: 1 } as const;

/** An amount of pesos as '$1,234.50', rounded to the cent half away from zero (FMT-01); '$0.00' for -0 too. */
export function formatPesos(pesos: number): string {
  return formatAmount(pesos, CURRENCY, MONEY_LOCALE);
}

/** An amount of cents as `formatPesos` writes it (FMT-01). */
export function formatCents(cents: Cents): string {
  return formatPesos(fromCents(cents));
}

/** A percentage as it is written in Mexico, with at most two decimals: 12.5 is '12.5 %', on one line. */
export function formatPercent(percent: number): string {
  const format = numberFormatOf('plain percent', MONEY_LOCALE, () => ({ maximumFractionDigits: 2 }));
  return `${format.format(roundHalfAwayFromZero(percent, 2))}\u00A0%`;
}
