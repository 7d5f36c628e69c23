import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { userEvent as input } from 'vitest/browser';
import { BreakdownCard } from './BreakdownCard.tsx';
import { heightsOf, noPopover, States } from './figureSamples.tsx';
import { behaviour, forceColors } from '../testing/behaviour.ts';
import { lines } from './BreakdownCard.samples.tsx';
import meta, { Default, More, Opens, Refreshing, KeepsHeight, BadInput } from './BreakdownCard.stories.tsx';

const test = behaviour(meta);

const barOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[aria-hidden] > [data-pattern]')];

test('DSH-03 on time and unattended, in words', Default, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('region', { name: 'Estado de las actividades' })).toBeVisible();
  await expect(canvas.getByText('A tiempo: 42, 84 %')).toBeInTheDocument();
  await expect(canvas.getByText('Sin atender: 7, 14 %')).toBeInTheDocument();
  const bar = barOf(canvasElement).filter((part) => part.parentElement?.childElementCount === 3);
  await expect(bar.length).toBeGreaterThanOrEqual(3);
});

test('TOT-04 the first three, and the rest one press away', More, async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  const all = canvas.getByRole('button', { name: 'Ver los 5' });
  await userEvent.click(all);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  await expect(canvas.getByText('Por clasificar: $0.00, 0 %')).toBeInTheDocument();
  await expect(all).toHaveFocus();
  await expect(all).toHaveTextContent('Ver solo 3');
});

test('A part is a button that opens its rows', Opens, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Sin atender 7 14\s% Ver las filas$/u }));
  await expect(args.onOpen).toHaveBeenCalledWith('unattended');
});

test(
  'A part without rows of its own is text beside the others',
  { ...Opens, args: { ...Opens.args, parts: [{ id: 'other', name: 'Por llegar', value: 3, opens: false }] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Por llegar: 3, 100 %')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Por llegar/ })).not.toBeInTheDocument();
  },
);

test(
  'FLT-04 while refreshing the old figures are muted and open nothing',
  Refreshing,
  async ({ args, canvas, canvasElement }) => {
    const card = canvas.getByRole('region', { name: 'Antes' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    const part = within(card).getByRole('button', { name: /^Sin atender 7 14\s% Ver las filas$/u });
    await userEvent.click(part);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(part).toHaveFocus();
    await expect(part).toHaveAttribute('aria-disabled', 'true');
    await expect(Number(getComputedStyle(within(part).getByText('7').parentElement ?? part).opacity)).toBeLessThan(0.8);
    const [now, then] = heightsOf(canvasElement);
    await expect(then).toBe(now);
  },
);

// What the parts are, and why they do not add up to everything: on hover, focus and touch.
test(
  'The explanation opens on focus, closes on Escape, and opens again on a press',
  { args: { explanation: 'Solo las actividades con hora; las demás no tienen plazo.' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estado de las actividades' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Qué significa Estado de las actividades' });
    await expect(button).toHaveAccessibleDescription(/las demás no tienen plazo/u);
    await input.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('dialog', { name: 'Qué significa Estado de las actividades' });
    await input.keyboard('{Escape}');
    await noPopover();
    await expect(button).toHaveFocus();
    await input.keyboard('{Enter}');
    const text = await screen.findByText(/las demás no tienen plazo/u, { selector: 'p' });
    await waitFor(() => expect(text).toBeVisible());
  },
);

// The explanation's button takes no height, and is at the edge beside the button for all.
test(
  'With an explanation the card has the same height',
  {
    render: (args) => (
      <States>
        {[
          <BreakdownCard key={1} {...args} title="Una" />,
          <BreakdownCard key={2} {...args} title="Dos" explanation="Solo las que tienen hora." />,
          <BreakdownCard key={3} {...args} title="Tres" explanation="Solo las que tienen hora." parts={lines} />,
        ]}
      </States>
    ),
  },
  async ({ canvas, canvasElement }) => {
    await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
    const [two, three] = canvas.getAllByRole('button', { name: /^Qué significa/u });
    await expect(three?.getBoundingClientRect().right).toBe(two?.getBoundingClientRect().right);
    const all = canvas.getByRole('button', { name: 'Ver los 5' }).getBoundingClientRect();
    await expect(all.right).toBeLessThanOrEqual(three?.getBoundingClientRect().left ?? 0);
  },
);

test('FLT-04 loading, full and empty are equally high', KeepsHeight, async ({ canvas, canvasElement }) => {
  await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
  await expect(canvas.getByText('No se pudo cargar')).toBeVisible();
  await expect(canvas.getByText('Sin datos')).toBeVisible();
});

test(
  'In forced colours patterns distinguish the parts',
  { args: { shown: 5, parts: lines, unit: 'money' }, beforeEach: forceColors },
  async ({ canvasElement }) => {
    const looks = barOf(canvasElement).map(
      (part) => getComputedStyle(part).backgroundImage + getComputedStyle(part).backgroundColor,
    );
    await expect(new Set(looks.slice(0, 4)).size).toBe(4);
  },
);

test(
  'Negative, huge, duplicate and unknown parts are listed, and no part of the bar is too thin to see',
  BadInput,
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Negativo: -$5,000.00')).toBeInTheDocument();
    await expect(canvas.getByText('Sin número: sin datos')).toBeInTheDocument();
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const widths = barOf(canvasElement).map((part) => part.getBoundingClientRect().width);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(3);
  },
);
