import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { ComboChart } from './ComboChart.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const conversion = (days: number) => ({
  id: 'conversion',
  name: 'Conversión',
  values: sampleValues(days, 9, 42).map((value, index) => value + index / 10),
});

const meta: Meta<typeof ComboChart> = {
  component: ComboChart,
  args: {
    title: 'Ventas y conversión por día',
    categories: sampleDays(14),
    series: sampleLines(14),
    line: conversion(14),
    unit: 'money',
    axis: { category: 'Día', value: 'Importe neto', line: 'Conversión' },
  },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'Bars, and a line of another unit over them: what was sold, and how well. Both axes begin at the same 0 and share their grid ' +
          'lines, so the line says nothing about the bars by where it crosses them. For two figures of one unit take a LineChart.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Sales by business line in pesos, and the conversion of the day in percent. */
export const Default: Story = { args: { onSelect: fn<(datum: ChartDatum) => void>() } };

/** One series of counts in groups of two, and a line of days. */
export const Grouped: Story = {
  args: {
    title: 'Prospectos y días hasta la venta',
    layout: 'grouped',
    unit: 'count',
    lineUnit: 'days',
    axis: undefined,
    series: [
      { id: 'new', name: 'Nuevos', values: sampleValues(14, 3, 24) },
      { id: 'won', name: 'Vendidos', values: sampleValues(14, 4, 9) },
    ],
    line: { id: 'days', name: 'Días hasta la venta', values: sampleValues(14, 5, 12) },
  },
};

/** The line alone is below 0: both axes leave room there. */
export const Negative: Story = {
  args: {
    axis: { category: 'Día', value: 'Importe neto', line: 'Crecimiento' },
    line: { id: 'growth', name: 'Crecimiento', values: sampleValues(14, 9, 40).map((value) => value - 26) },
  },
};

/** Days without a figure are left open in the line; a day between two of them is a dot. */
export const Gaps: Story = {
  args: {
    unit: 'count',
    categories: sampleDays(6),
    series: [{ id: 'x', name: 'Ventas', values: [4, null, 7, 5, NaN, 3] }],
    line: { id: 'conversion', name: 'Conversión', values: [12, 18.5, null, 31, Infinity, 24] },
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** No figures yet. */
export const Empty: Story = { args: { series: [], line: { id: 'conversion', name: 'Conversión', values: [] } } };
