import type { TimeSlot } from '@sereno/domain/activity';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { activity, busyDay } from '../samples.ts';
import { DaySchedule, type DayScheduleProps } from './DaySchedule.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Overlap, NoGap, Empty, Failed, FullDay } from './DaySchedule.stories.tsx';

const test = behaviour(meta);

/** A host that plans the selected slot. */
function Planned({ slot: first, onUseSlot, ...props }: DayScheduleProps) {
  const [slot, setSlot] = useState(first);
  const plan = (next: TimeSlot): void => {
    setSlot(next);
    onUseSlot?.(next);
  };
  return (
    <>
      <DaySchedule {...props} slot={slot} onUseSlot={plan} />
      <button type="button" onClick={() => setSlot({ start: '13:00', end: '13:40' })}>
        13:00
      </button>
    </>
  );
}

test('ADL-14 the day with its activities', Default, async ({ args, canvas, userEvent }) => {
  await expect(
    canvas.getByRole('region', { name: 'Actividades programadas para el día 24/11/2026' }),
  ).toBeInTheDocument();
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Sin empalmes$/);
  const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
  await expect(lines).toEqual([
    '09:00–09:50 Llamada María del Carmen Ruiz ',
    '11:20–12:10 Whatsapp Ernesto Nájera ',
    '13:30–14:45 Cita Arturo Salgado Peña ',
    'Sin hora Correo Lucía Fernández ',
  ]);
  await expect(canvas.getByText('Siguiente hueco después: 10:30–11:00')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Usar 10:30' }));
  await expect(args.onUseSlot).toHaveBeenCalledTimes(1);
  await expect(args.onUseSlot).toHaveBeenCalledWith({ start: '10:30', end: '11:00' });
});

// The planned time overlaps: with what, and the next free slot.
test(
  'ADL-14 an overlap, and the next free slot',
  { args: { slot: { start: '11:40', end: '12:10' } }, render: (args) => <Planned {...args} /> },
  async ({ args, canvas, step, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Se empalma con 1 actividad Siguiente hueco: 12:10–12:40');
    await expect(canvas.getByText('Se empalma').closest('li')).toHaveTextContent('Ernesto Nájera');
    await step('the gap is taken, and the focus stays', async () => {
      const button = canvas.getByRole('button', { name: 'Usar 12:10' });
      await userEvent.click(button);
      await expect(args.onUseSlot).toHaveBeenCalledTimes(1);
      await expect(args.onUseSlot).toHaveBeenCalledWith({ start: '12:10', end: '12:40' });
      await expect(status).toHaveTextContent(/^Sin empalmes$/);
      await expect(button).toHaveFocus();
      await expect(canvas.queryByText('Se empalma')).not.toBeInTheDocument();
    });
    await step('another overlap is announced by the same element', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '13:00' }));
      await expect(status).toHaveTextContent('Se empalma con 1 actividad Siguiente hueco: 13:00–13:30');
      await expect(canvas.getByRole('status')).toBe(status);
    });
  },
);

test(
  'ADL-14 each of two overlaps is marked, in the strip and in the list',
  Overlap,
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Se empalma con 2 actividades/);
    await expect(canvas.getAllByText('Se empalma')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-overlapping]:not(li)')).toHaveLength(2);
  },
);

// Pressed twice: the second press must not select the slot after it.
test(
  'ADL-14 a double press selects one slot',
  { args: { slot: { start: '11:40', end: '12:10' } }, render: (args) => <Planned {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Usar 12:10' }));
    await expect(canvas.getByRole('button', { name: 'Usar 12:40' })).toBeVisible();
    await expect(args.onUseSlot).toHaveBeenCalledTimes(1);
    await expect(args.onUseSlot).toHaveBeenCalledWith({ start: '12:10', end: '12:40' });
  },
);

// One activity ends when the other begins: no overlap.
test(
  'ADL-14 an activity that ends when the other begins does not overlap',
  { args: { slot: { start: '09:50', end: '11:20' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin empalmes');
  },
);

test('ADL-14 no free slot is left', NoGap, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Se empalma con 1 actividad No queda hueco ese día');
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

// The last slot was selected by keyboard, and its button is gone: the focus stays at the day.
test(
  'ADL-14 the focus stays when the last slot was selected',
  {
    args: {
      slot: { start: '22:40', end: '23:10' },
      activities: [activity(21, { startTime: '22:30', endTime: '23:15' })],
    },
    render: (args) => <Planned {...args} />,
  },
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Usar 23:15' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin empalmes');
    await expect(canvas.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
);

// Without `onUseSlot` slots are shown without a button.
test(
  'ADL-14 slots are shown where they cannot be selected',
  {
    args: { slot: { start: '11:40', end: '12:10' } },
    render: ({ date, slot, activities, durationMinutes }) => (
      <DaySchedule date={date} slot={slot} activities={activities} durationMinutes={durationMinutes} />
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Siguiente hueco: 12:10–12:40');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);

test('ADL-14 an empty day', Empty, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Sin actividades ese día$/);
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

// Before start and end are selected: activities, and no text about overlaps.
test('ADL-14 no time is planned yet', { args: { slot: null } }, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
});

// Before a day is selected.
test('ADL-14 no day is selected yet', { args: { date: null, activities: undefined } }, async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Actividades programadas para el día' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('Elige una fecha para ver la agenda');
});

function AnotherDay(props: DayScheduleProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <DaySchedule {...props} activities={isLoading ? undefined : props.activities} />
      <button type="button" onClick={() => setLoading(!isLoading)}>
        Otro día
      </button>
    </>
  );
}

// While loading: as large as the day before, without its texts.
test(
  'ADL-14 while the day loads',
  { args: { slot: { start: '11:40', end: '12:10' } }, render: (args) => <AnotherDay {...args} /> },
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region');
    const before = region.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Otro día' }));
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Se empalma/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
    await expect(Math.abs(region.clientHeight - before)).toBeLessThanOrEqual(4);
  },
);

test('ADL-14 the day could not be loaded', Failed, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No se pudo consultar la agenda');
  await expect(canvas.queryByText('Sin empalmes')).not.toBeInTheDocument();
});

test('ADL-14 a full day shows a few lines', FullDay, async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  await expect(canvas.getAllByText('Se empalma').length).toBeGreaterThan(0);
  const more = canvas.getByRole('button', { name: 'Ver las 24 restantes' });
  await userEvent.click(more);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
  await expect(more).toHaveFocus();
  await expect(more).toHaveAccessibleName('Ver menos');
  await userEvent.click(more);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
});

// The strip grows for items before 08:00 or after 19:00.
test(
  'ADL-14 early and late activities',
  {
    args: {
      slot: { start: '23:30', end: '23:59' },
      activities: [...busyDay, activity(31, { startTime: '00:15', endTime: '00:45' })],
    },
  },
  async ({ canvas }) => {
    for (const hour of ['00:00', '04:00', '20:00']) await expect(canvas.getByText(hour)).toBeVisible();
  },
);

test(
  'On a phone the hours do not overlap',
  { args: { slot: { start: '11:40', end: '12:10' } }, globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const hours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].map((hour) =>
      canvas.getByText(hour).getBoundingClientRect(),
    );
    for (const [place, { right }] of hours.entries()) {
      await expect(right).toBeLessThanOrEqual(hours[place + 1]?.left ?? window.innerWidth);
    }
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test(
  'In forced colours booked times are hatched and the planned one is solid',
  { beforeEach: forceColors },
  async ({ canvasElement }) => {
    const look = (part: string) => getComputedStyle(canvasElement.querySelector(part) ?? document.body);
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(look('.booked').backgroundImage).toContain('repeating-linear-gradient');
    await expect(look('.planned').backgroundImage).toBe('none');
    await expect(look('.planned').backgroundColor).not.toBe(look('.booked').borderTopColor);
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
);

test(
  'In German; digits stay',
  { args: { slot: { start: '11:40', end: '13:40' } }, globals: { locale: 'de' } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Überschneidet sich mit 2 Aktivitäten/));
    await expect(canvas.getByRole('region', { name: 'Geplante Aktivitäten am 24/11/2026' })).toBeVisible();
  },
);
