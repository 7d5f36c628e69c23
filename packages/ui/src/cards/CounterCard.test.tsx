import { expect, fn, userEvent } from 'storybook/test';
import { CounterCard } from './CounterCard.tsx';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Default, Secondary, Loading, Openable, Large } from './CounterCard.stories.tsx';

const test = behaviour(meta);

test('ACD-02 a count with its name', Default, async ({ canvas }) => {
  await expect(canvas.getByText('Citas: 12')).toBeInTheDocument();
});

test('ACD-04 the selected day beside the month', Secondary, async ({ canvas }) => {
  await expect(canvas.getByText('Citas: 12, El viernes 20: 3')).toBeInTheDocument();
});

test('Loading keeps the size', Loading, async ({ canvasElement }) => {
  const [loading, loaded] = Array.from(canvasElement.querySelectorAll('[data-tone]'), (card) => card.clientHeight);
  await expect(loading).toBe(loaded);
  await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toHaveTextContent('12');
});

test('ACD-03 opens what it counts', Openable, async ({ canvas, args }) => {
  const open = canvas.getByRole('button', { name: 'Ver las actividades: Citas' });
  await userEvent.click(open);
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenCalledTimes(2);
  await expect(canvas.getByText('Citas: 12')).toBeInTheDocument();
});

// Nothing to show: 0, unknown, or loading.
test(
  'Nothing to open, and the focus stays',
  {
    args: { onOpen: fn(), label: 'Citas' },
    render: (args) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <CounterCard {...args} value={0} />
        <CounterCard {...args} value={null} />
        <CounterCard {...args} loading />
      </div>
    ),
  },
  async ({ canvas, args }) => {
    for (const open of canvas.getAllByRole('button', { name: 'Citas' })) {
      await userEvent.click(open);
      await expect(open).toHaveFocus();
      await expect(open).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
);

test("A large count has the language's format", Large, async ({ canvas }) => {
  await expect(canvas.getByText('12,480')).toBeVisible();
});

test(
  "A large count in another language has that language's format",
  { args: { value: 12_480 }, globals: { locale: 'de', formats: 'language' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('12.480')).toBeVisible();
  },
);
