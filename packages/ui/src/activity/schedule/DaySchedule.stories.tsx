import type { TimeSlot } from '@sereno/domain/activity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { activity, busyDay, fullDay } from '../samples.ts';
import { DaySchedule, type DayScheduleProps } from './DaySchedule.tsx';

/** A host that plans the gap that was chosen. */
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

const meta = {
  component: DaySchedule,
  args: {
    date: '2026-11-24',
    slot: { start: '10:00', end: '10:30' },
    activities: busyDay,
    durationMinutes: 30,
    onUseSlot: fn<(slot: TimeSlot) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'What a day holds already, beside the time that is being planned. The strip is for the eye; the sentence below it and the ' +
          'list say the same in words, and the sentence is announced when it changes. It never keeps anybody from planning.',
      },
    },
  },
} satisfies Meta<typeof DaySchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The planned time is free. The next gap after it may be taken. */
export const Default: Story = {
  name: 'ADL-14 the day with what is booked',
  play: async ({ args, canvas, userEvent }) => {
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
  },
};

/** The planned time overlaps with something: what, and where the next gap is. */
export const Overlap: Story = {
  name: 'ADL-14 an overlap, and the next gap',
  args: { slot: { start: '11:40', end: '12:10' } },
  render: (args) => <Planned {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
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
};

/** As it stands there. */
export const OverlapLook: Story = {
  tags: ['!autodocs'],
  args: { slot: { start: '11:40', end: '13:40' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Se empalma con 2 actividades/);
    await expect(canvas.getAllByText('Se empalma')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-overlapping]:not(li)')).toHaveLength(2);
  },
};

/** Pressed twice: the second press is part of the first, and does not take the gap after it. */
export const DoublePress: Story = {
  name: 'ADL-14 a double press takes one gap',
  tags: ['!autodocs'],
  args: { slot: { start: '11:40', end: '12:10' } },
  render: (args) => <Planned {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Usar 12:10' }));
    await expect(canvas.getByRole('button', { name: 'Usar 12:40' })).toBeVisible();
    await expect(args.onUseSlot).toHaveBeenCalledTimes(1);
    await expect(args.onUseSlot).toHaveBeenCalledWith({ start: '12:10', end: '12:40' });
  },
};

/** One activity ends when the other begins: that is no overlap. */
export const Touching: Story = {
  name: 'ADL-14 what ends as the other begins does not overlap',
  tags: ['!autodocs'],
  args: { slot: { start: '09:50', end: '11:20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin empalmes');
  },
};

/** The day is full until midnight. */
export const NoGap: Story = {
  name: 'ADL-14 no gap is left',
  args: {
    slot: { start: '22:40', end: '23:10' },
    activities: [activity(21, { startTime: '22:30', endTime: '23:50', activityTypeId: 1, activityTypeName: 'Cita' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Se empalma con 1 actividad No queda hueco ese día');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The last gap was taken by keyboard, and its button is gone: the focus stays at the day. */
export const LastGap: Story = {
  name: 'ADL-14 the focus stays when the last gap was taken',
  tags: ['!autodocs'],
  args: {
    slot: { start: '22:40', end: '23:10' },
    activities: [activity(21, { startTime: '22:30', endTime: '23:15' })],
  },
  render: (args) => <Planned {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Usar 23:15' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin empalmes');
    await expect(canvas.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** Without `onUseSlot` gaps are told and not offered. */
export const ReadOnly: Story = {
  name: 'ADL-14 gaps are told where they cannot be taken',
  args: { slot: { start: '11:40', end: '12:10' } },
  render: ({ date, slot, activities, durationMinutes }) => (
    <DaySchedule date={date} slot={slot} activities={activities} durationMinutes={durationMinutes} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Siguiente hueco: 12:10–12:40');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A day without anything. */
export const Empty: Story = {
  name: 'ADL-14 an empty day',
  args: { activities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sin actividades ese día$/);
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Before start and end are chosen: what is booked, and no word about overlaps. */
export const WithoutTime: Story = {
  name: 'ADL-14 no time is planned yet',
  args: { slot: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Before a day is chosen. */
export const WithoutDate: Story = {
  name: 'ADL-14 no day is chosen yet',
  args: { date: null, activities: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Actividades programadas para el día' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Elige una fecha para ver la agenda');
  },
};

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

/** While it loads: as large as the day before, of which nothing is said any more. */
export const Loading: Story = {
  name: 'ADL-14 while the day loads',
  args: { slot: { start: '11:40', end: '12:10' } },
  render: (args) => <AnotherDay {...args} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region');
    const before = region.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Otro día' }));
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Se empalma/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
    await expect(Math.abs(region.clientHeight - before)).toBeLessThanOrEqual(4);
  },
};

/** The first day loads. */
export const FirstLoading: Story = { tags: ['!autodocs'], args: { activities: undefined } };

/** Nobody could tell what is booked; planning goes on. */
export const Failed: Story = {
  name: 'ADL-14 the day could not be fetched',
  args: { activities: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No se pudo consultar la agenda');
    await expect(canvas.queryByText('Sin empalmes')).not.toBeInTheDocument();
  },
};

/** Thirty activities: a few around the planned time, and the rest when asked for. */
export const FullDay: Story = {
  name: 'ADL-14 a full day shows a few lines',
  args: { activities: fullDay(30), slot: { start: '12:00', end: '12:30' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByText('Se empalma').length).toBeGreaterThan(0);
    const more = canvas.getByRole('button', { name: 'Ver las 24 restantes' });
    await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(more).toHaveFocus();
    await expect(more).toHaveAccessibleName('Ver menos');
    await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** The strip grows where something lies before 08:00 or after 19:00. */
export const WholeDay: Story = {
  name: 'ADL-14 early and late activities',
  args: {
    slot: { start: '23:30', end: '23:59' },
    activities: [...busyDay, activity(31, { startTime: '00:15', endTime: '00:45' })],
  },
  play: async ({ canvas }) => {
    for (const hour of ['00:00', '04:00', '20:00']) await expect(canvas.getByText(hour)).toBeVisible();
  },
};

const longTexts: Story = {
  args: {
    slot: { start: '11:40', end: '12:10' },
    activities: busyDay.map((one) => ({ ...one, prospectName: `${long300} ${german}`, activityTypeName: german })),
  },
};

/** Texts of any length. */
export const LongTexts: Story = { ...longTexts, name: 'Long texts' };

/** On a phone the hours do not run into each other. */
export const Phone: Story = {
  args: { slot: { start: '11:40', end: '12:10' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const hours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].map((hour) =>
      canvas.getByText(hour).getBoundingClientRect(),
    );
    for (const [place, { right }] of hours.entries()) {
      await expect(right).toBeLessThanOrEqual(hours[place + 1]?.left ?? window.innerWidth);
    }
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Long texts on a phone. */
export const PhoneLong: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** In German; figures stay as they are. */
export const German: Story = {
  tags: ['!autodocs'],
  args: { slot: { start: '11:40', end: '13:40' } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Überschneidet sich mit 2 Aktivitäten/));
    await expect(canvas.getByRole('region', { name: 'Geplante Aktivitäten am 24/11/2026' })).toBeVisible();
  },
};

/** With an overlap in the dark theme. */
export const Dark: Story = { ...OverlapLook, globals: { theme: 'dark' } };

/** What is booked is hatched and what is planned is full where colours are forced. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvasElement }) => {
    const look = (part: string) => getComputedStyle(canvasElement.querySelector(part) ?? document.body);
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(look('.booked').backgroundImage).toContain('repeating-linear-gradient');
    await expect(look('.planned').backgroundImage).toBe('none');
    await expect(look('.planned').backgroundColor).not.toBe(look('.booked').borderTopColor);
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};
