import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { NumberPair } from '../../foundation/slider/RangeSlider.tsx';
import { AreaChart } from '../area/AreaChart.tsx';
import { BarChart } from '../bar/BarChart.tsx';
import { LineChart } from '../line/LineChart.tsx';
import { sampleBefore, sampleDays, sampleLines } from '../samples.ts';
import { ChartZoom } from './ChartZoom.tsx';

const meta: Meta<typeof ChartZoom> = {
  title: 'charts/ChartZoom',
  component: ChartZoom,
  args: {
    label: 'Días',
    categories: sampleDays(90),
    series: sampleLines(90),
    onRangeChange: fn<(range: NumberPair | null) => void>(),
    children: (shown) => <LineChart title="Ventas por día" unit="money" {...shown} />,
  },
  parameters: {
    keyboard: {
      Tab: 'Moves from the chart to the first thumb, then to the second one.',
      'ArrowRight ArrowLeft': 'Moves the thumb by a category.',
      'PageUp PageDown': 'Moves the thumb by ten categories.',
      'Home End': 'Moves the thumb to its first or last category.',
      Escape: 'Shows all categories again. A dialog around it stays open.',
    },
    docs: {
      description: {
        component:
          'A range of the categories of a line, area or bar chart, for more of them than can be told apart. It has the data, and the chart ' +
          'inside draws those of the range; its table and its file have the same. Only who imports it pays for it.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** All ninety days. */
export const Default: Story = {};

/** The last two weeks of them. */
export const Zoomed: Story = { args: { defaultRange: [76, 89] } };

/** The previous period is cut in the same way. */
export const Previous: Story = {
  args: {
    series: sampleLines(90).slice(0, 1),
    previous: sampleBefore(90),
    previousCategories: sampleDays(180).slice(0, 90),
    defaultRange: [30, 59],
  },
};

/** Areas. */
export const Areas: Story = {
  args: {
    defaultRange: [60, 89],
    children: (shown) => <AreaChart title="Ventas por día" unit="money" {...shown} />,
  },
};

/** Bars. */
export const Bars: Story = {
  args: {
    defaultRange: [0, 13],
    children: (shown) => <BarChart title="Ventas por día" unit="money" {...shown} />,
  },
};

/** On a phone. */
export const Phone: Story = { args: { defaultRange: [76, 89] }, globals: { viewport: { value: 'phone' } } };
