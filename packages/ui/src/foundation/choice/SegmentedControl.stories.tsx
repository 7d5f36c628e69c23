import type { Meta, StoryObj } from '@storybook/react-vite';
import Flame from 'lucide-react/icons/flame';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'high', label: 'Alta', icon: <Flame aria-hidden /> },
  { value: 'medium', label: 'Media', icon: <Sun aria-hidden /> },
  { value: 'low', label: 'Baja', icon: <Snowflake aria-hidden /> },
];

const meta: Meta<typeof SegmentedControl> = {
  title: 'Foundations/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Temperatura', options: options.map(({ value, label }) => ({ value, label })), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of two to five that are all worth seeing at once: temperature, theme, week or month. It answers a question; ' +
          'to change what the page shows use tabs, and for more than five choices a select. Inside a form put it into a Field with `group`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Default: Story = {};

/** One chosen from the start, with icons that repeat the words. */
export const WithIcons: Story = { args: { options, defaultValue: 'high' } };

/** In toolbars. */
export const Small: Story = { args: { size: 'small', defaultValue: 'medium' } };

/** Shares the width of a form in equal parts, whatever the lengths of the words. */
export const FullWidth: Story = {
  args: { fullWidth: true, defaultValue: 'low' },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <SegmentedControl {...args} />
    </div>
  ),
};

/** A word that is too long for its share takes more of the line and is not broken; longer ones take a line each. */
export const FullWidthLongWords: Story = {
  args: {
    fullWidth: true,
    defaultValue: 'system',
    options: [
      { value: 'system', label: 'Systemeinstellung' },
      { value: 'light', label: 'Hell' },
      { value: 'dark', label: 'Dunkel' },
    ],
  },
  render: (args) => (
    <Stack>
      <div style={{ inlineSize: 300 }}>
        <SegmentedControl {...args} />
      </div>
      <div style={{ inlineSize: 180 }}>
        <SegmentedControl {...args} label="Farbschema" />
      </div>
    </Stack>
  ),
};

/** None can be chosen now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'medium' } };

/** One of them cannot be chosen now. */
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes', disabled: true },
      { value: 'year', label: 'Año' },
    ],
    defaultValue: 'week',
  },
};

/** Long labels wrap, and segments move to the next line. */
export const LongTexts: Story = {
  args: {
    options: [
      { value: 'a', label: long300 },
      { value: 'b', label: german },
      { value: 'c', label: arabic },
    ],
    defaultValue: 'b',
  },
};
