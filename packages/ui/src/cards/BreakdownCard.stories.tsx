import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BreakdownCard, type BreakdownPart } from './BreakdownCard.tsx';
import { heightsOf, narrow, noPeek, realInput, realInputOnly, States } from './figureSamples.tsx';

const states: readonly BreakdownPart[] = [
  { id: 'onTime', name: 'A tiempo', value: 42 },
  { id: 'unattended', name: 'Sin atender', value: 7 },
  { id: 'ended', name: 'Terminadas', value: 1, color: 'neutral' },
];

const lines: readonly BreakdownPart[] = [
  { id: 'PF', name: 'Plan funerario', value: 1_402_118.5 },
  { id: 'SG', name: 'Seguro', value: 518_400 },
  { id: 'BF', name: 'Beneficio familiar', value: 159_562 },
  { id: 'x', name: 'Sin ramo', value: 104_310 },
  { id: 'y', name: 'Por clasificar', value: 0 },
];

const meta = {
  component: BreakdownCard,
  args: { title: 'Estado de las actividades', parts: states },
  decorators: [narrow(340)],
  parameters: {
    docs: {
      description: {
        component:
          'What a whole consists of: a bar, and below it in words what its parts are, with figure and share. A thing has the same ' +
          'colour on every screen; where the system takes the colours away, patterns tell the parts apart.',
      },
    },
  },
} satisfies Meta<typeof BreakdownCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[aria-hidden] > [data-pattern]')];

/** Three parts in words, each with its figure and share. */
export const Default: Story = {
  name: 'DSH-03 on time and unattended, in words',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Estado de las actividades' })).toBeVisible();
    await expect(canvas.getByText('A tiempo: 42, 84 %')).toBeInTheDocument();
    await expect(canvas.getByText('Sin atender: 7, 14 %')).toBeInTheDocument();
    const bar = barOf(canvasElement).filter((part) => part.parentElement?.childElementCount === 3);
    await expect(bar.length).toBeGreaterThanOrEqual(3);
  },
};

/** The first three; the rest is one press further. */
export const More: Story = {
  name: 'TOT-04 the first three, and the rest one press further',
  args: { title: 'Ventas por línea', parts: lines, unit: 'pesos' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const all = canvas.getByRole('button', { name: 'Ver los 5' });
    await userEvent.click(all);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Por clasificar: $0.00, 0 %')).toBeInTheDocument();
    await expect(all).toHaveFocus();
    await expect(all).toHaveTextContent('Ver solo 3');
  },
};

/** Each part leads to its rows. */
export const Opens: Story = {
  name: 'A part is a button to the rows behind it',
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sin atender 7 14\s% Ver las filas$/u }));
    await expect(args.onOpen).toHaveBeenCalledWith('unattended');
  },
};

/** The filters have changed: the old parts stay, muted, and their buttons keep focus, names and places. */
export const Refreshing: Story = {
  name: 'FLT-04 while newer figures are on their way the old ones are muted and open nothing',
  args: { onOpen: fn() },
  render: (args) => (
    <States>
      {[
        <BreakdownCard key={1} {...args} title="Ahora" />,
        <BreakdownCard key={2} {...args} title="Antes" refreshing />,
      ]}
    </States>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const card = canvas.getByRole('region', { name: 'Antes' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    const part = within(card).getByRole('button', { name: /^Sin atender 7 14\s% Ver las filas$/u });
    await userEvent.click(part);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(part).toHaveFocus();
    await expect(part).toHaveAttribute('aria-disabled', 'true');
    await expect(Number(getComputedStyle(within(part).getByText('7')).opacity)).toBeLessThan(0.8);
    const [now, then] = heightsOf(canvasElement);
    await expect(then).toBe(now);
  },
};

/** What the parts are, and why they do not add up to everything: by hover, by focus, by touch. */
export const Explained: Story = {
  ...realInputOnly,
  name: 'The explanation comes by focus, goes by Escape, and comes again by a press',
  args: { explanation: 'Solo las actividades con hora; las demás no tienen plazo.' },
  play: async ({ canvas }) => {
    const input = await realInput();
    await expect(canvas.getByRole('region', { name: 'Estado de las actividades' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Qué significa Estado de las actividades' });
    await expect(button).toHaveAccessibleDescription(/las demás no tienen plazo/u);
    await input.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('dialog', { name: 'Qué significa Estado de las actividades' });
    await input.keyboard('{Escape}');
    await noPeek();
    await expect(button).toHaveFocus();
    await input.keyboard('{Enter}');
    const text = await screen.findByText(/las demás no tienen plazo/u, { selector: 'p' });
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** The explanation's button takes no height, and stands at the edge beside the button for all. */
export const ExplainedInPlace: Story = {
  name: 'With an explanation the card is as high, with more parts and without',
  render: (args) => (
    <States>
      {[
        <BreakdownCard key={1} {...args} title="Una" />,
        <BreakdownCard key={2} {...args} title="Dos" explanation="Solo las que tienen hora." />,
        <BreakdownCard key={3} {...args} title="Tres" explanation="Solo las que tienen hora." parts={lines} />,
      ]}
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
    const [two, three] = canvas.getAllByRole('button', { name: /^Qué significa/u });
    await expect(three?.getBoundingClientRect().right).toBe(two?.getBoundingClientRect().right);
    const all = canvas.getByRole('button', { name: 'Ver los 5' }).getBoundingClientRect();
    await expect(all.right).toBeLessThanOrEqual(three?.getBoundingClientRect().left ?? 0);
  },
};

/** On their way, nobody knows, nothing there, all zero: as high as three parts are. */
export const KeepsHeight: Story = {
  name: 'FLT-04 loading, full and empty are equally high',
  render: (args) => (
    <States>
      {[
        <BreakdownCard key={1} {...args} title="Tarjeta 1" loading />,
        <BreakdownCard key={2} {...args} title="Tarjeta 2" />,
        <BreakdownCard key={3} {...args} title="Tarjeta 3" parts={null} />,
        <BreakdownCard key={4} {...args} title="Tarjeta 4" parts={[]} />,
        <BreakdownCard key={5} {...args} title="Tarjeta 5" parts={states.map((part) => ({ ...part, value: 0 }))} />,
        <BreakdownCard key={6} {...args} title="Tarjeta 6" parts={states.slice(0, 1)} onOpen={fn()} />,
        <BreakdownCard key={7} {...args} title="Tarjeta 7" parts={lines} />,
      ]}
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(heightsOf(canvasElement)).size).toBe(1);
    await expect(canvas.getAllByText('Sin datos')).toHaveLength(2);
  },
};

/** What no bar can show is only named: less than nothing, no number; two of one id; a part that is hardly there. */
export const BadInput: Story = {
  name: 'Negative, huge, duplicate and unknown parts',
  args: {
    shown: 6,
    unit: 'pesos',
    parts: [
      { id: 'a', name: 'Enorme', value: Number.MAX_VALUE / 1e280 },
      { id: 'b', name: 'Negativo', value: -5000 },
      { id: 'c', name: 'Sin número', value: Number.NaN },
      { id: 'd', name: 'Infinito', value: Number.POSITIVE_INFINITY },
      { id: 'd', name: 'Infinito', value: 1 },
      { id: 'e', name: 'NombrelarguísimosinespaciosquenocabeenunalíneadelatarjetadelTablero', value: 3 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Negativo: -$5,000.00')).toBeInTheDocument();
    await expect(canvas.getByText('Sin número: sin datos')).toBeInTheDocument();
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const widths = barOf(canvasElement).map((part) => part.getBoundingClientRect().width);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(3);
  },
};

/** Where the system takes the colours away, patterns tell the parts apart. */
export const ForcedColors: Story = {
  name: 'Patterns in forced colours',
  tags: ['!autodocs', 'forced-colors'],
  args: { shown: 5, parts: lines, unit: 'pesos' },
  play: async ({ canvasElement }) => {
    const looks = barOf(canvasElement).map(
      (part) => getComputedStyle(part).backgroundImage + getComputedStyle(part).backgroundColor,
    );
    await expect(new Set(looks.slice(0, 4)).size).toBe(4);
  },
};

/** On a phone. */
export const Phone360: Story = { args: { onOpen: fn(), parts: lines, unit: 'pesos' }, decorators: [narrow(328)] };

/** In the dark theme. */
export const Dark: Story = {
  args: { parts: lines, unit: 'pesos', title: 'Ventas por línea' },
  globals: { theme: 'dark' },
};
