import type { CalendarDate } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MonthCalendar } from './MonthCalendar.tsx';

const marks: ReadonlyMap<CalendarDate, number> = new Map<CalendarDate, number>([
  ['2026-11-03', 2],
  ['2026-11-04', 1],
  ['2026-11-09', 5],
  ['2026-11-12', 3],
  ['2026-11-17', 12],
  ['2026-11-20', 3],
  ['2026-11-23', 1],
  ['2026-11-27', 8],
  ['2026-12-01', 4],
]);

const meta = {
  title: 'pickers/MonthCalendar',
  component: MonthCalendar,
  args: { today: '2026-11-20', marks, onChange: fn(), onMonthChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One month, for choosing a day and for seeing which days have something on them. A day with activities has a ' +
          'dot; from 480 px of its own width the calendar shows how many. Its height is that of six weeks in every ' +
          'month, so that what stands below never moves. It has no clock: the host says which day is today.',
      },
    },
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarkedDays: Story = {
  name: 'ACD-01 marks the days that have activities',
  play: async ({ canvas }) => {
    const marked = canvas.getByRole('button', { name: 'viernes 20 de noviembre de 2026, 3 actividades' });
    await expect(marked).toHaveAttribute('data-marks', '3');
    await expect(marked).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('button', { name: 'lunes 23 de noviembre de 2026, 1 actividad' })).toBeVisible();
    const free = canvas.getByRole('button', { name: 'sábado 21 de noviembre de 2026' });
    await expect(free).not.toHaveAttribute('data-marks');
  },
};

export const Choosing: Story = {
  name: 'ACD-04 a day is chosen with the mouse',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^jueves 12 de noviembre/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('12');
    await expect(
      canvas.getByRole('button', { name: 'jueves 12 de noviembre de 2026, 3 actividades, día elegido' }),
    ).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'ACD-04 a day is chosen with the keyboard',
  play: async ({ args, canvas, step, userEvent }) => {
    const focused = (day: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name: day })).toHaveFocus());
    await step('Tab goes over the month buttons and the caption to today, the one stop of the grid', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await focused(/^viernes 20 de noviembre/);
      await expect(canvas.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(4);
    });
    await step('Arrows move by day and week, Home and End within the week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await focused(/^sábado 28 de noviembre/);
      await userEvent.keyboard('{Home}');
      await focused(/^lunes 23 de noviembre/);
      await userEvent.keyboard('{End}');
      await focused(/^domingo 29 de noviembre/);
    });
    await step('Past the edge the month changes and the focus goes on', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await focused(/^martes 1 de diciembre de 2026, 4 actividades/);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    });
    await step('Page Up and Page Down move by month, with Shift by year', async () => {
      await userEvent.keyboard('{PageUp}');
      await focused(/^domingo 1 de noviembre de 2026/);
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await focused(/^lunes 1 de noviembre de 2027/);
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-01');
    });
  },
};

export const MonthButtons: Story = {
  name: 'ACD-03 the month changes with its buttons, is announced, and the focus stays',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mes siguiente, diciembre de 2026' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await expect(canvas.getByRole('status')).toHaveTextContent('diciembre de 2026');
    const again = canvas.getByRole('button', { name: 'Mes siguiente, enero de 2027' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('enero de 2027');
  },
};

export const FarAway: Story = {
  name: 'ACD-03 a month that is far away is reached by the caption',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'noviembre de 2026, elegir otro mes' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'noviembre de 2026' })).toHaveFocus());
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'agosto de 2025' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2025-08');
    await expect(canvas.getByRole('status')).toHaveTextContent('agosto de 2025');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', 'viernes 1 de agosto de 2025'));
  },
};

export const HostKeepsTheMonth: Story = {
  name: 'A host that keeps the month does not lose the focus',
  args: { month: '2026-11', value: '2026-11-30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ })).toHaveFocus());
  },
};

export const Limits: Story = {
  args: { minMonth: '2026-11', maxMonth: '2026-11' },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'No hay meses posteriores' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ }));
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ })).toHaveFocus();
    await expect(args.onMonthChange).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: 'Marks being fetched',
  args: { busy: true, value: '2026-11-12' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^viernes 13 de noviembre/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
  },
};

export const Empty: Story = { name: 'A month without activities', args: { marks: new Map() } };

export const Wide: Story = {
  name: 'With room for the counts',
  args: { value: '2026-11-17' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
};

export const Phone: Story = {
  name: 'At 320 px every day can be touched',
  args: { defaultValue: '2026-11-12' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('group');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(clientWidth).toBe(320);
  },
};

export const Dark: Story = { args: { defaultValue: '2026-11-12' }, globals: { theme: 'dark' } };

export const Japanese: Story = {
  name: 'In another language',
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '2026年11月20日金曜日、3件の活動' })).toBeVisible();
  },
};
