import type { DateRange } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openPopup } from '../field/popup.samples.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { lastWeek, opens } from './DateRangePicker.samples.tsx';

const meta: Meta<typeof DateRangePicker> = {
  title: 'pickers/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Periodo', today: '2026-11-21', onChange: fn<(range: DateRange | null) => void>() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: {
      'Alt+ArrowDown F4': 'On the field: opens it, with the focus on what is chosen, or on today.',
      'ArrowRight ArrowLeft': 'Moves to the next or the previous day.',
      'ArrowDown ArrowUp': 'Moves by a week.',
      'Home End': 'Moves to the first or the last day of the week.',
      'PageDown PageUp': 'Moves by a month.',
      'Shift+PageDown Shift+PageUp': 'Moves by a year.',
      Enter: 'In the field: takes what is typed. In the calendar: chooses the day as an end of the range.',
      Escape: 'Closes it and changes nothing.',
      Tab: 'Moves within it, around its end.',
    },
    docs: {
      description: {
        component:
          'A range of days, both ends included. Five presets apply at one press; a range of one’s own is pressed in the calendar and ' +
          'taken by "Aplicar", or typed: `01/11/2026 – 15/11/2026`, in either order, with or without zeros, pasted too. On a phone the ' +
          'calendar comes as a sheet at the lower edge, with one month instead of two.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a placeholder shows the expected form, and a button opens the calendar. */
export const Default: Story = {};

/** The open calendar of two months: presets, the selected days, and their number. */
export const Opened: Story = {
  args: { defaultValue: lastWeek },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Periodo');
  },
};

/** The first end is pressed and the pointer on its way to the other: the days between are previewed. */
export const Begun: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await userEvent.click(await canvas.findByRole('button', { name: /^jueves 12 de noviembre/ }));
    await userEvent.hover(canvas.getByRole('button', { name: /^lunes 9 de noviembre/ }));
  },
};

/** A given range outside the limits is shown with its error. */
export const OutsideLimits: Story = {
  args: { value: { start: '2019-01-01', end: '2026-11-21' }, min: '2021-11-10' },
};

/** A long label, help and a host's message, 320 px wide. */
export const LongText: Story = {
  args: {
    label: 'Periodo en el que se registraron los prospectos que aún no han recibido seguimiento',
    description: 'Cuentan los dos extremos, y también los días sin actividades de la persona elegida en el filtro.',
    error: 'El servidor no aceptó este periodo. Elige uno que termine antes de la fecha de corte de la semana.',
    required: true,
    defaultValue: lastWeek,
  },
};

/** Disabled: neither typed nor opened. Read-only: it can be selected and copied. */
export const Fixed: Story = {
  render: (args) => (
    <>
      <DateRangePicker {...args} disabled defaultValue={lastWeek} />
      <DateRangePicker {...args} readOnly defaultValue={lastWeek} />
    </>
  ),
};

/** Periods of the host in place of the five; one is cut to the limits, another without a day in them is left out. */
export const Presets: Story = {
  args: {
    max: '2026-11-30',
    presets: [
      { label: 'Esta quincena', range: { start: '2026-11-16', end: '2026-11-30' } },
      { label: 'Trimestre', range: { start: '2026-10-01', end: '2026-12-31' } },
      { label: 'Próximo año', range: { start: '2027-01-01', end: '2027-12-31' } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Periodo');
  },
};

/** On a phone the calendar is a sheet with one month. */
export const Phone: Story = {
  args: { defaultValue: lastWeek },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup('Periodo');
  },
};
