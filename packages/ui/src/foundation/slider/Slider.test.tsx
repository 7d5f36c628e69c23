import { useState } from 'react';
import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { SentForm } from '../field/SentForm.samples.tsx';
import { Slider } from './Slider.tsx';
import meta, { Default, Percentage, Pesos } from './Slider.stories.tsx';

const test = behaviour(meta);

test('Moved by keys: a step, ten steps, to the ends', Default, async ({ args, canvas, userEvent }) => {
  const slider = canvas.getByRole('slider', { name: 'Descuento' });
  await userEvent.tab();
  await expect(slider).toHaveFocus();
  for (const [keys, value] of [
    ['{ArrowRight}', 41],
    ['{ArrowUp}', 42],
    ['{ArrowLeft}', 41],
    ['{PageUp}', 51],
    ['{Shift>}{ArrowDown}{/Shift}', 41],
    ['{Shift>}{ArrowUp}{/Shift}', 51],
    ['{End}', 100],
    ['{Home}', 0],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(value);
    await expect(slider).toHaveAttribute('aria-valuenow', String(value));
  }
});

test('Written and read in its format', Pesos, async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Enganche' });
  await expect(slider).toHaveAttribute('aria-valuetext', '$12,000');
  await expect(canvas.getByText('$12,000')).toBeVisible();
  await expect(slider).toHaveAccessibleDescription('Se paga al firmar');
});

test(
  'A step of a percentage is one percent, without the noise of fractions',
  Percentage,
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.17);
    await expect(canvas.getByText('17%')).toBeVisible();
  },
);

test('Dragged, and told once more as it is let go', Default, async ({ args, canvas, userEvent }) => {
  const slider = canvas.getByRole('slider');
  const thumb = slider.parentElement;
  const track = thumb?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const at = (share: number) => ({ clientX: track.left + share * track.width, clientY: track.top + track.height / 2 });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: thumb ?? slider, coords: at(0.4) },
    { target: thumb ?? slider, coords: at(0.6) },
    { target: thumb ?? slider, coords: at(0.75) },
  ]);
  await expect(args.onChange).toHaveBeenLastCalledWith(75);
  await expect(args.onChangeEnd).not.toHaveBeenCalled();
  await userEvent.pointer([{ keys: '[/MouseLeft]', target: thumb ?? slider, coords: at(0.75) }]);
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith(75);
});

test(
  'Read from the right, the right arrow leads to the start',
  {
    ...Default,
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(39);
  },
);

test(
  'Read-only it is focused and read, and does not move',
  { args: { readOnly: true } },
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '40');
  },
);

test(
  'A form submits the plain number',
  {
    render: () => (
      <SentForm>
        <Slider label="Enganche" name="deposit" max={50_000} defaultValue={12_000} format={{ style: 'currency' }} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('deposit=12000')).toBeVisible();
  },
);

function Host() {
  const [value, setValue] = useState(40);
  return <Slider label="Descuento" value={value} onChange={(next) => setValue(Math.min(next, 41))} />;
}

test('The host may hold it back', { render: () => <Host /> }, async ({ canvas, userEvent }) => {
  canvas.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '41');
});

for (const [value, shown] of [
  [150, '100'],
  [-150, '0'],
  [Infinity, '100'],
  [NaN, '0'],
] as const) {
  test(`A value of ${value} is shown and read as ${shown}`, { args: { value } }, async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', shown);
    await expect(canvas.getByText(shown)).toBeVisible();
  });
}

test('An error is told with it', { args: { error: 'Tu tope es 30.' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Tu tope es 30.');
  await expect(canvas.getByRole('slider')).toBeInvalid();
});
