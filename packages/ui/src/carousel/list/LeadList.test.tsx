import type { Lead } from '@sereno/domain/carousel';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { lead, longQueue, queue } from '../samples.ts';
import { LeadList, type LeadListProps } from './LeadList.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Reassign, Busy, Loading, Empty, Failed, Phone } from './LeadList.stories.tsx';

const test = behaviour(meta);

test('CAR-03 CAR-04 CAR-05 name, origin and age, with colour and text', Default, async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(rows).toEqual([
    'Atender a Rosa Elena Campos Facebook Hace 22 min Demorado',
    'Atender a Iván Peralta Ruiz Google Hace 7 min En espera',
    'Atender a Luz  Hace 1 min Nuevo',
  ]);
  const colours = canvas.getAllByText(/^(Demorado|En espera|Nuevo)$/).map((word) => getComputedStyle(word).color);
  await expect(new Set(colours).size).toBe(3);
  await expect(canvas.queryByRole('button', { name: /Reasignar/ })).not.toBeInTheDocument();
});

// Any part of a lead attends it: by pointer on its age, by keyboard, by touch.
test('CAR-06 a press anywhere on a lead attends it, once', {}, async ({ args, canvas, step, userEvent }) => {
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
});

test('CAR-09 a button reassigns a lead', Reassign, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByText('Reasignar')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Reasignar: Iván Peralta Ruiz' }));
  await expect(args.onReassign).toHaveBeenCalledTimes(1);
  await expect(args.onReassign).toHaveBeenCalledWith(queue[1]);
  await expect(args.onAttend).not.toHaveBeenCalled();
});

test('CAR-11 presses on a busy lead do nothing', Busy, async ({ args, canvas, userEvent }) => {
  const busy = canvas.getByRole('button', { name: /^Atender a Iván Peralta Ruiz/ });
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
});

/** Render count by lead: each render reads the medium. */
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

// 200 leads, one per minute; the last one is about to reach its next minute.
const countedQueue = [
  ...longQueue(199).map(counted),
  counted(lead(500, 3, { fullName: 'Rosa', createdAt: Date.UTC(2026, 10, 21, 16, 26, 1) })),
];
// The stage's `Date.now` cannot be spied on.
const NEXT_MINUTE = Date.UTC(2026, 10, 21, 16, 30, 6);

// Time passes: only the lead with a new minute renders.
test(
  'CAR-05 ages update by themselves, and only a row with a new minute renders again',
  {
    args: { leads: countedQueue },
    render: (args) => (
      <div style={{ maxBlockSize: 320, overflow: 'auto' }}>
        <LeadList {...args} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const row = canvas.getAllByRole('listitem').at(-1);
    await expect(row).toHaveTextContent(/Rosa.*Hace 3 min/);
    renders.clear();
    const stage = globalThis.Date;
    globalThis.Date = new Proxy(stage, {
      get: (target, name, receiver) => (name === 'now' ? () => NEXT_MINUTE : Reflect.get(target, name, receiver)),
    });
    try {
      await fireEvent(document, new Event('visibilitychange'));
      await expect(row).toHaveTextContent('Hace 4 min');
    } finally {
      globalThis.Date = stage;
    }
    await expect([...renders.keys()]).toEqual([500]);
  },
);

/** A host that removes a pressed lead, and adds one. */
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

// New leads are announced politely; existing ones are not.
test(
  'CAR-17 new leads are announced, returning ones are not',
  { render: (args) => <Host {...args} /> },
  async ({ canvas, step, userEvent }) => {
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
    await step('the same text is announced again', async () => {
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
);

// A removed lead leaves the focus on the list, not on the next lead: a second press must not attend that one.
test(
  'CAR-06 the focus stays on the list, and never moves to the next lead',
  { render: (args) => <Host {...args} /> },
  async ({ args, canvas, step, userEvent }) => {
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
);

// The room of a few leads is reserved, so that nothing below moves.
test(
  'CAR-24 room is reserved: nothing below moves as leads come and go',
  {
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
  },
  async ({ canvas, canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('[data-reserved]'), ({ clientHeight }) => clientHeight);
    await expect(heights).toHaveLength(5);
    await expect(new Set(heights).size).toBe(1);
    const last = canvas.getByRole('button', { name: /Prospecto 12 / });
    last.focus();
    const area = canvas.getByRole('list', { name: 'Todos' }).parentElement ?? document.body;
    await expect(area.scrollTop).toBeGreaterThan(0);
  },
);

test('While loading for the first time it says so, with nothing to press', Loading, async ({ canvas }) => {
  await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

test('Empty, it says so', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Nadie espera')).toBeVisible();
});

test('CAR-20 a failure is silent', Failed, async ({ canvas }) => {
  await expect(canvas.getByText('Sin datos')).toBeVisible();
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

// Some have few data.
test(
  'CAR-03 CAR-05 a lead with few data',
  {
    args: {
      leads: [
        lead(1, 0, { name: ' ', fullName: null, prospectionMeans: null, createdAt: null }),
        lead(2, -30, { fullName: 'Reloj atrasado' }),
        lead(3, 2880, { fullName: 'Dos días' }),
      ],
    },
  },
  async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Atender a Sin nombre Sin hora');
    await expect(second).toHaveTextContent('Hace 0 min');
    await expect(third).toHaveTextContent('Hace 2,880 min');
  },
);

test(
  'All two hundred are rendered',
  { args: { leads: longQueue(200), onReassign: fn<(lead: Lead) => void>() } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
);

test(
  'On a phone a lead is a large target with an arrow; its button is beside or below it',
  Phone,
  async ({ canvas }) => {
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
);

test('Ages in Japanese', { globals: { locale: 'ja' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('22分前')).toBeVisible();
});
