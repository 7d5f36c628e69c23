import type { Lead } from '@sereno/domain/carousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { lead, longQueue, queue } from '../samples.ts';
import { LeadList, type LeadListProps } from './LeadList.tsx';

const meta = {
  component: LeadList,
  args: { leads: queue, onAttend: fn<(lead: Lead) => void>() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, border: '1px solid var(--sereno-border)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'New leads that wait for somebody. A press anywhere on one attends it. Ages go on by themselves, in colour and in words; ' +
          'what comes is announced; what goes leaves the focus with the list. For leads that were attended already there is ' +
          '`LeadsToRegister`.',
      },
    },
  },
} satisfies Meta<typeof LeadList>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string): string => `Atender a ${name}`;

/** One of each tone: late, waiting, new. */
export const Default: Story = {
  name: 'CAR-03 CAR-04 CAR-05 name, where it came from, and how long ago, in colour and in words',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'Atender a Rosa Elena Campos Facebook Hace 22 min Demorado',
      'Atender a Iván Peralta Ruiz Google Hace 7 min En espera',
      'Atender a Luz  Hace 1 min Nuevo',
    ]);
    const colours = canvas.getAllByText(/^(Demorado|En espera|Nuevo)$/).map((word) => getComputedStyle(word).color);
    await expect(new Set(colours).size).toBe(3);
    await expect(canvas.queryByRole('button', { name: /Reasignar/ })).not.toBeInTheDocument();
  },
};

/** Anywhere on a lead attends it: with the pointer on its age, by keyboard, with a finger. */
export const Attend: Story = {
  name: 'CAR-06 a press anywhere on a lead attends it, once',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('on its age', async () => {
      await userEvent.click(canvas.getByText('Hace 7 min'));
      await expect(args.onAttend).toHaveBeenCalledTimes(1);
      await expect(args.onAttend).toHaveBeenLastCalledWith(queue[1]);
    });
    await step('by keyboard, and a key that is held is one press', async () => {
      const first = canvas.getByRole('button', { name: /Rosa Elena Campos/ });
      first.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAttend).toHaveBeenCalledTimes(2);
      await expect(args.onAttend).toHaveBeenLastCalledWith(queue[0]);
      await expect(await fireEvent.keyDown(first, { key: 'Enter', repeat: true })).toBe(false);
    });
    await step('a double press is one press', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: /Luz/ }));
      await expect(args.onAttend).toHaveBeenCalledTimes(3);
    });
    await step('with a finger', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('Google') }]);
      await expect(args.onAttend).toHaveBeenLastCalledWith(queue[1]);
    });
  },
};

/** Whoever may hand leads over has a button for it in each row; it does not attend. */
export const Reassign: Story = {
  name: 'CAR-09 a button hands a lead over',
  args: { onReassign: fn<(lead: Lead) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Reasignar')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Reasignar: Iván Peralta Ruiz' }));
    await expect(args.onReassign).toHaveBeenCalledTimes(1);
    await expect(args.onReassign).toHaveBeenCalledWith(queue[1]);
    await expect(args.onAttend).not.toHaveBeenCalled();
  },
};

/** Something is done with one of them: presses on it do nothing, and it keeps the focus. */
export const Busy: Story = {
  name: 'CAR-11 presses on a busy lead do nothing',
  args: { onReassign: fn<(lead: Lead) => void>(), busyId: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const busy = canvas.getByRole('button', { name: new RegExp(`^${named('Iván Peralta Ruiz')}`) });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await userEvent.click(canvas.getByRole('button', { name: 'Reasignar: Iván Peralta Ruiz' }));
    busy.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAttend).not.toHaveBeenCalled();
    await expect(args.onReassign).not.toHaveBeenCalled();
    await expect(busy).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Rosa Elena Campos Facebook/ }));
    await expect(args.onAttend).toHaveBeenCalledTimes(1);
  },
};

/** How often the rows have been rendered, by lead: each render reads the means. */
const renders = new Map<number, number>();

function counted(one: Lead): Lead {
  return {
    ...one,
    get prospectionMeans() {
      renders.set(one.id, (renders.get(one.id) ?? 0) + 1);
      return 'Facebook';
    },
  };
}

// 200 leads, each in a minute of its own; the last one has nearly reached the next one.
const countedQueue = [
  ...longQueue(199).map(counted),
  counted(lead(500, 3, { fullName: 'Rosa', createdAt: Date.UTC(2026, 10, 21, 16, 26, 1) })),
];
const NEXT_MINUTE = Date.UTC(2026, 10, 21, 16, 30, 6);

/** Time goes on: only the lead whose minute is another one is written again. */
export const Clock: Story = {
  name: 'CAR-05 ages go on by themselves, and only a row with a new minute renders again',
  tags: ['!autodocs'],
  args: { leads: countedQueue },
  render: (args) => (
    <div style={{ maxBlockSize: 320, overflow: 'auto' }}>
      <LeadList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /^Atender a Rosa / });
    await expect(row).toHaveTextContent('Hace 3 min');
    renders.clear();
    const clock = spyOn(Date, 'now').mockReturnValue(NEXT_MINUTE);
    await fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(row).toHaveTextContent('Hace 4 min'));
    clock.mockRestore();
    await expect([...renders.keys()]).toEqual([500]);
  },
};

/** A host that takes a lead out of the list when it is pressed, and lets one come. */
function Host(props: LeadListProps) {
  const [leads, setLeads] = useState(props.leads);
  const [next, setNext] = useState(100);
  const come = (count: number): void => {
    setLeads([
      ...leads,
      ...Array.from({ length: count }, (_, at) => lead(next + at, 0, { fullName: `Nuevo ${next + at}` })),
    ]);
    setNext(next + count);
  };
  return (
    <>
      <LeadList
        {...props}
        leads={leads}
        onAttend={(one) => {
          props.onAttend(one);
          setLeads(leads.filter(({ id }) => id !== one.id));
        }}
      />
      <Button onClick={() => come(1)}>Llega uno</Button>
      <Button onClick={() => come(3)}>Llegan tres</Button>
      <Button onClick={() => setLeads(props.leads)}>Vuelven</Button>
    </>
  );
}

/** What comes is said politely; what was there before is no news. */
export const Arrivals: Story = {
  name: 'CAR-17 leads that come are announced, those that come back are not',
  tags: ['!autodocs'],
  render: (args) => <Host {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const [news] = canvas.getAllByRole('status');
    await expect(news).toHaveTextContent('');
    await step('one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Llega uno' }));
      await expect(news).toHaveTextContent('Nuevo prospecto: Nuevo 100');
    });
    await step('several', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Llegan tres' }));
      await expect(news).toHaveTextContent('3 prospectos nuevos');
    });
    await step('the same news is told anew', async () => {
      const told = news?.firstElementChild;
      await userEvent.click(canvas.getByRole('button', { name: 'Llegan tres' }));
      await expect(news).toHaveTextContent('3 prospectos nuevos');
      await expect(news?.firstElementChild).not.toBe(told);
    });
    await step('one that goes and comes back is none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Iván Peralta Ruiz/ }));
      const told = news?.firstElementChild;
      await userEvent.click(canvas.getByRole('button', { name: 'Vuelven' }));
      await expect(canvas.getByText('Iván Peralta Ruiz')).toBeVisible();
      await expect(news?.firstElementChild).toBe(told);
    });
  },
};

/** The lead that goes leaves the focus with the list, never with the next lead: a second press must not attend that one. */
export const Focus: Story = {
  name: 'CAR-06 the focus stays with the list, and never falls on the next lead',
  tags: ['!autodocs'],
  render: (args) => <Host {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('others are left', async () => {
      canvas.getByRole('button', { name: /Rosa Elena Campos/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('Rosa Elena Campos')).not.toBeInTheDocument();
      await expect(canvas.getByRole('list', { name: 'Prospectos en espera' })).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onAttend).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Iván Peralta Ruiz/ })).toHaveFocus();
    });
    await step('the last one', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Nadie espera')).toBeVisible();
      await expect(document.body).not.toHaveFocus();
      await expect(document.activeElement).toHaveTextContent('Nadie espera');
    });
  },
};

/** The room of a few leads is kept whatever comes, so that nothing below moves. */
export const Reserved: Story = {
  name: 'CAR-24 room is kept: nothing below moves as leads come and go',
  args: { reservedRows: 3 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <LeadList {...args} loading />
      <LeadList {...args} failed />
      <LeadList {...args} leads={[]} />
      <LeadList {...args} leads={queue.slice(0, 1)} />
      <LeadList {...args} leads={longQueue(12)} label="Todos" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('[data-reserved]'), ({ clientHeight }) => clientHeight);
    await expect(heights).toHaveLength(5);
    await expect(new Set(heights).size).toBe(1);
    const last = canvas.getByRole('button', { name: /Prospecto 12 / });
    last.focus();
    const area = canvas.getByRole('list', { name: 'Todos' }).parentElement ?? document.body;
    await expect(area.scrollTop).toBeGreaterThan(0);
  },
};

/** While they come for the first time. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Nobody waits. */
export const Empty: Story = {
  args: { leads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nadie espera')).toBeVisible();
  },
};

/** They never came: nothing more is said of it. */
export const Failed: Story = {
  name: 'CAR-20 a failure is silent',
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Little is known of some. */
export const Sparse: Story = {
  name: 'CAR-03 CAR-05 a lead of which little is known',
  args: {
    leads: [
      lead(1, 0, { name: ' ', fullName: null, prospectionMeans: null, createdAt: null }),
      lead(2, -30, { fullName: 'Reloj atrasado' }),
      lead(3, 2880, { fullName: 'Dos días' }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Atender a Sin nombre Sin hora');
    await expect(second).toHaveTextContent('Hace 0 min');
    await expect(third).toHaveTextContent('Hace 2,880 min');
  },
};

/** Two hundred wait. */
export const Many: Story = {
  tags: ['!autodocs'],
  args: { leads: longQueue(200), onReassign: fn<(lead: Lead) => void>() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
};

const longTexts: Story = {
  args: {
    leads: [lead(1, 4000, { fullName: `${long300} ${german}`, prospectionMeans: `${german} ${arabic}` }), lead(2, 3)],
    onReassign: fn<(lead: Lead) => void>(),
  },
};

/** Texts of any length. */
export const LongTexts: Story = longTexts;

/** On a phone a lead is a large target, whose arrow tells that a tap attends it; its button stands beside or below it. */
export const Phone: Story = {
  args: { onReassign: fn<(lead: Lead) => void>() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    for (const row of canvas.getAllByRole('listitem')) {
      const target = within(row).getByRole('button', { name: /^Atender/ });
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
      const arrow = target.querySelector('.go') ?? document.body;
      await expect(arrow).toBeVisible();
      const { left, right } = arrow.getBoundingClientRect();
      await expect(left).toBeGreaterThan(
        Math.max(...Array.from(target.querySelectorAll('.who, .since'), (part) => part.getBoundingClientRect().right)),
      );
      await expect(right).toBeLessThanOrEqual(target.getBoundingClientRect().right);
    }
  },
};

/** Long texts on a phone. */
export const PhoneLong: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** In another language. */
export const Japanese: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('22分前')).toBeVisible();
  },
};

/** In the dark theme. */
export const Dark: Story = { ...Reassign, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
