import { type Cents, fromCents } from './cents.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

/** Locale of amounts and figures in every language of the product (FMT-01, CST-03). */
export const MONEY_LOCALE = 'es-MX';
export const CURRENCY = 'MXN';

/** Decimals of figures: conversion (FMT-05), response time in minutes (FMT-06), conversion days (FMT-07). */
export const DECIMALS = { conversion: 3, responseMinutes: 2, conversionDays: 1 } as const;

// Created once, on first use: creating a formatter costs far more than formatting, and a table formats thousands of
// times. They are given the decimal digits of a number, which Intl rounds half away from zero, 1.005 to 1.01; a number
// itself it rounds by its binary value. 'negative' shows no -0.
let pesoFormat: Intl.NumberFormat | undefined;
const decimalFormats = new Map<number, Intl.NumberFormat>();

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

/** A figure with exactly `decimals` decimals, rounded half away from zero, such as '1,234.500' (FMT-05 to FMT-07). */
export function formatDecimal(value: number, decimals: number): string {
  const format =
    decimalFormats.get(decimals) ??
    new Intl.NumberFormat(MONEY_LOCALE, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
  decimalFormats.set(decimals, format);
  return format.format(`${value}`);
}

let percentFormat: Intl.NumberFormat | undefined;

/** A percentage as it is written in Mexico, with at most two decimals: 12.5 is '12.5 %', on one line. */
export function formatPercent(percent: number): string {
  percentFormat ??= new Intl.NumberFormat(MONEY_LOCALE, { maximumFractionDigits: 2 });
  return `${percentFormat.format(roundHalfAwayFromZero(percent, 2))}\u00A0%`;
}
