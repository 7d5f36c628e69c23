import type { Meta, StoryObj } from '@storybook/react-vite';
import Flame from 'lucide-react/icons/flame';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
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

/** Nothing chosen yet. The group is one tab stop; arrow keys choose, round and round. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Temperatura' })).toBeVisible();
    await step('mouse', async () => {
      await userEvent.click(canvas.getByText('Media'));
      await expect(args.onChange).toHaveBeenLastCalledWith('medium');
      await expect(canvas.getByRole('radio', { name: 'Media' })).toBeChecked();
    });
    await step('arrow keys', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('low');
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('high');
      await expect(canvas.getByRole('radio', { name: 'Alta' })).toHaveFocus();
    });
    await step('choosing the same again says nothing', async () => {
      await userEvent.click(canvas.getByText('Alta'));
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
};

/** One chosen from the start, with icons that repeat the words. */
export const WithIcons: Story = { args: { options, defaultValue: 'high' } };

/** In toolbars. */
export const Small: Story = { args: { size: 'small', defaultValue: 'medium' } };

const widths = (segments: readonly HTMLElement[]) =>
  segments.map((segment) => Math.round(segment.getBoundingClientRect().width));

/** Shares the width of a form in equal parts, whatever the lengths of the words. */
export const FullWidth: Story = {
  args: { fullWidth: true, defaultValue: 'low' },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(widths(['Alta', 'Media', 'Baja'].map((text) => canvas.getByText(text)))).toEqual([116, 116, 116]);
  },
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
  play: async ({ canvas }) => {
    const words = canvas.getAllByText('Systemeinstellung');
    await expect(words.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual([0, 0]);
    const tops = canvas.getAllByText(/./, { selector: 'label' }).map((segment) => segment.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
    const [first = 0, light, dark] = widths(canvas.getAllByText(/./, { selector: 'label' }));
    await expect(light).toBe(dark);
    await expect(first).toBeGreaterThan(light ?? first);
  },
};

/** The keyboard focus stands on the chosen one. */
export const Focused: Story = {
  args: { defaultValue: 'medium' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Media' })).toHaveFocus();
    const segment = canvas.getByText('Media');
    await expect(getComputedStyle(segment).outlineWidth).toBe('2px');
  },
};

/** None can be chosen now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'medium' } };

/** One of them cannot be chosen, and the arrow keys pass over it. */
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes', disabled: true },
      { value: 'year', label: 'Año' },
    ],
    defaultValue: 'week',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mes'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Semana'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
  },
};

function Stubborn() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <SegmentedControl label="Tema" options={options} value="low" onChange={() => setAsked(asked + 1)} />
      <p>Pedidos: {asked}</p>
    </>
  );
}

/** The host holds the value: as long as it does not agree, nothing changes. */
export const HeldByHost: Story = {
  render: () => <Stubborn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Alta'));
    await expect(canvas.getByText('Pedidos: 1')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Baja' })).toBeChecked();
  },
};

function Undecided() {
  const [held, setHeld] = useState(false);
  return (
    <>
      <SegmentedControl label="Tema" options={options} {...(held && { value: 'low' })} />
      <button type="button" onClick={() => setHeld(true)}>
        Cambiar
      </button>
    </>
  );
}

/** A host that starts to hold the value halfway is warned while it is being developed. */
export const HolderChanges: Story = {
  tags: ['!autodocs'],
  render: () => <Undecided />,
  play: async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar' }));
    await expect(warn).toHaveBeenCalledTimes(1);
    await expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^SegmentedControl: `value` changed from undefined to defined/),
    );
    warn.mockRestore();
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

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

const states: Story = {
  render: () => (
    <Stack>
      <SegmentedControl label="Temperatura" options={options} defaultValue="high" />
      <SegmentedControl label="Temperatura, pequeña" size="small" options={options} defaultValue="medium" />
      <SegmentedControl label="Temperatura, apagada" options={options} defaultValue="low" disabled />
    </Stack>
  ),
};

/** The states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** The states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };
