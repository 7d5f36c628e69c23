import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { SentForm } from '../field/SentForm.samples.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import meta, { Default, Everything, OneNumber } from './RangeSlider.stories.tsx';

const test = behaviour(meta);

test('Each thumb has a name and moves one end', Default, async ({ args, canvas, userEvent }) => {
  const group = canvas.getByRole('group', { name: 'Importe' });
  const from = canvas.getByRole('slider', { name: 'Importe, desde' });
  const to = canvas.getByRole('slider', { name: 'Importe, hasta' });
  await expect(group).toContainElement(from);
  await expect(from).toHaveAttribute('aria-valuetext', '$10,000');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith([10_500, 30_000]);
  await userEvent.tab();
  await expect(to).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith([10_500, 25_000]);
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith([10_500, 25_000]);
  await expect(canvas.getByText('$10,500 – $25,000')).toBeVisible();
});

test('Without a value it is the whole range', Everything, async ({ canvas }) => {
  await expect(canvas.getByText('$0 – $50,000')).toBeVisible();
});

test('A key moves no thumb past the other one', OneNumber, async ({ args, canvas, userEvent }) => {
  canvas.getByRole('slider', { name: 'Importe, desde' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onChange).toHaveBeenLastCalledWith([19_500, 20_000]);
});

test(
  'A form submits both numbers',
  {
    render: () => (
      <SentForm>
        <RangeSlider label="Importe" name="amount" defaultValue={[20, 40]} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('amount=20&amount=40')).toBeVisible();
  },
);

test(
  'In another language thumbs and numbers are named as there',
  {
    ...Default,
    globals: { locale: 'de', formats: 'language' },
  },
  async ({ canvas }) => {
    const from = await canvas.findByRole('slider', { name: 'Importe, von' });
    await expect(from).toHaveAttribute('aria-valuetext', expect.stringContaining('10.000'));
  },
);

test(
  'The host can write the numbers',
  { args: { label: 'Días', step: 1, min: 1, max: 5, defaultValue: [2, 4], formatValue: (day) => `día ${day}` } },
  async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Días, desde' });
    await expect(from).toHaveAttribute('aria-valuetext', 'día 2');
    await expect(canvas.getByText('día 2 – día 4')).toBeVisible();
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuetext', 'día 3');
  },
);
