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
    usage: [
      {
        do: () => (
          <SegmentedControl
            label="Vista"
            options={[
              { value: 'day', label: 'Día' },
              { value: 'week', label: 'Semana' },
              { value: 'month', label: 'Mes' },
            ]}
            defaultValue="week"
          />
        ),
        dont: () => (
          <SegmentedControl
            label="Vista"
            options={[
              { value: 'day', label: 'Por día' },
              { value: 'week', label: 'Por semana' },
              { value: 'month', label: 'Por mes' },
              { value: 'quarter', label: 'Por trimestre' },
              { value: 'year', label: 'Por año' },
              { value: 'adviser', label: 'Por asesor' },
            ]}
            defaultValue="week"
          />
        ),
        why: 'Two to five short words of one kind; beyond that take a Select.',
      },
    ],
    keyboard: {
      Tab: 'Moves to the chosen one.',
      'ArrowRight ArrowDown': 'Chooses the next one, around the end.',
      'ArrowLeft ArrowUp': 'Chooses the previous one, around the start.',
    },
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

/** None selected. */
export const Default: Story = {};

/** One is selected initially; icons repeat the labels. */
export const WithIcons: Story = { args: { options, defaultValue: 'high' } };

/** In toolbars. */
export const Small: Story = { args: { size: 'small', defaultValue: 'medium' } };

/** Divides the width of a form into equal parts, whatever the lengths of the labels. */
export const FullWidth: Story = {
  args: { fullWidth: true, defaultValue: 'low' },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <SegmentedControl {...args} />
    </div>
  ),
};

/** A label too long for its part takes more of the line without breaking; longer ones take a line each. */
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

/** All are disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'medium' } };

/** One is disabled. */
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
