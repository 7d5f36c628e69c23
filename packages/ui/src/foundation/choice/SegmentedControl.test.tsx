import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, FullWidth, FullWidthLongWords, OneDisabled } from './SegmentedControl.stories.tsx';

const test = behaviour(meta);

test(
  'The group is one tab stop; arrow keys select and wrap around',
  Default,
  async ({ args, canvas, step, userEvent }) => {
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
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('medium');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('high');
    });
    await step('choosing the same again says nothing', async () => {
      await userEvent.click(canvas.getByText('Alta'));
      await expect(args.onChange).toHaveBeenCalledTimes(5);
    });
  },
);

const widths = (segments: readonly HTMLElement[]) =>
  segments.map((segment) => Math.round(segment.getBoundingClientRect().width));

test(
  'Segments divide the width of a form into equal parts, whatever the lengths of the labels',
  FullWidth,
  async ({ canvas }) => {
    await expect(widths(['Alta', 'Media', 'Baja'].map((text) => canvas.getByText(text)))).toEqual([116, 116, 116]);
  },
);

test(
  'A label too long for its part takes more of the line without breaking; longer ones take a line each',
  FullWidthLongWords,
  async ({ canvas }) => {
    const words = canvas.getAllByText('Systemeinstellung');
    await expect(words.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual([0, 0]);
    const tops = canvas.getAllByText(/./, { selector: 'label' }).map((segment) => segment.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
    const [first = 0, light, dark] = widths(canvas.getAllByText(/./, { selector: 'label' }));
    await expect(light).toBe(dark);
    await expect(first).toBeGreaterThan(light ?? first);
  },
);

test(
  'The keyboard focus is on the selected one',
  { args: { defaultValue: 'medium' } },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Media' })).toHaveFocus();
    const segment = canvas.getByText('Media');
    await expect(getComputedStyle(segment).outlineWidth).toBe('2px');
  },
);

test('Arrow keys skip a disabled one', OneDisabled, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Mes'));
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByText('Semana'));
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith('year');
});

test(
  'Controlled: nothing changes until the host changes the value',
  { args: { value: 'low' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Alta'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('high');
    await expect(canvas.getByRole('radio', { name: 'Baja' })).toBeChecked();
  },
);

function Undecided(props: SegmentedControlProps) {
  const [held, setHeld] = useState(false);
  return (
    <>
      <SegmentedControl {...props} {...(held && { value: 'low' })} />
      <button type="button" onClick={() => setHeld(true)}>
        Cambiar
      </button>
    </>
  );
}

test(
  'Switching to controlled warns in development',
  { render: (args) => <Undecided {...args} /> },
  async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar' }));
    await expect(warn).toHaveBeenCalledTimes(1);
    await expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^SegmentedControl: `value` changed from undefined to defined/),
    );
    warn.mockRestore();
  },
);

test('A form that focuses the group reaches the chosen one', { args: { defaultValue: 'low' } }, async ({ canvas }) => {
  canvas.getByRole('radiogroup').focus();
  await expect(canvas.getByRole('radio', { name: /^Baja/ })).toHaveFocus();
});
