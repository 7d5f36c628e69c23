import { type Cents, fromCents } from './cents.ts';
import { MONEY_LOCALE } from './decimalText.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

export const CURRENCY = 'MXN';

/** Decimals of figures: conversion (FMT-05), response time in minutes (FMT-06), conversion days (FMT-07). */
export const DECIMALS = { conversion: 3, responseMinutes: 2, conversionDays: 1 } as const;

// Created once, on first use, and given digits as in `formatDecimal`.
let pesoFormat: Intl.NumberFormat | undefined;

/** An amount of pesos as '$1,234.50', rounded to the cent half away from zero (FMT-01); '$0.00' for -0 too. */
export function formatPesos(pesos: number): string {
  pesoFormat ??= new Intl.NumberFormat(MONEY_LOCALE, {
    style: 'currency',
    currency: CURRENCY,
    signDisplay: 'negative',
  });
  return pesoFormat.format(`${pesos}`);
}

/** An amount of cents as `formatPesos` writes it (FMT-01). */
export function formatCents(cents: Cents): string {
  return formatPesos(fromCents(cents));
}

let percentFormat: Intl.NumberFormat | undefined;

/** A percentage as it is written in Mexico, with at most two decimals: 12.5 is '12.5 %', on one line. */
export function formatPercent(percent: number): string {
  percentFormat ??= new Intl.NumberFormat(MONEY_LOCALE, { maximumFractionDigits: 2 });
  return `${percentFormat.format(roundHalfAwayFromZero(percent, 2))}\u00A0%`;
}
