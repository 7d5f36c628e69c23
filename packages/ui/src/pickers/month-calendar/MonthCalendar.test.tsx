import { expect, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Chosen, Default, Limits, Loading } from './MonthCalendar.stories.tsx';

const test = behaviour(meta);

test('ACD-01 marks the days that have activities', Default, async ({ canvas }) => {
  const marked = canvas.getByRole('button', { name: 'viernes 20 de noviembre de 2026, 3 actividades' });
  await expect(marked).toHaveAttribute('data-marks', '3');
  await expect(marked).toHaveAttribute('aria-current', 'date');
  await expect(canvas.getByRole('button', { name: 'lunes 23 de noviembre de 2026, 1 actividad' })).toBeVisible();
  const free = canvas.getByRole('button', { name: 'sábado 21 de noviembre de 2026' });
  await expect(free).not.toHaveAttribute('data-marks');
});

test('ACD-04 a day is selected with the mouse', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^jueves 12 de noviembre/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
  await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('12');
  await expect(
    canvas.getByRole('button', { name: 'jueves 12 de noviembre de 2026, 3 actividades, día elegido' }),
  ).toHaveFocus();
});

test('ACD-04 a day is selected with the keyboard', {}, async ({ args, canvas, step, userEvent }) => {
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
});

test(
  'ACD-03 the month changes with its buttons, is announced, and the focus stays',
  {},
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mes siguiente, diciembre de 2026' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await expect(canvas.getByRole('status')).toHaveTextContent('diciembre de 2026');
    const again = canvas.getByRole('button', { name: 'Mes siguiente, enero de 2027' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('enero de 2027');
  },
);

test('ACD-03 a distant month is reached by the caption', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'noviembre de 2026, elegir otro mes' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'noviembre de 2026' })).toHaveFocus());
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  await expect(canvas.getByRole('button', { name: 'agosto de 2025' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onMonthChange).toHaveBeenLastCalledWith('2025-08');
  await expect(canvas.getByRole('status')).toHaveTextContent('agosto de 2025');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', 'viernes 1 de agosto de 2025'));
});

test(
  'A controlled month that stays does not lose the focus',
  { args: { month: '2026-11', value: '2026-11-30' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ })).toHaveFocus());
  },
);

test(
  'Neither its buttons nor a key pass the last month, and the focus stays',
  Limits,
  async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'No hay meses posteriores' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ }));
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(canvas.getByRole('button', { name: /^lunes 30 de noviembre/ })).toHaveFocus();
    await expect(args.onMonthChange).not.toHaveBeenCalled();
  },
);

test('While its marks load a day can still be selected', Loading, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(canvas.getByRole('button', { name: /^viernes 13 de noviembre/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
});

test(
  'At 320 px all of it is visible',
  {
    ...Chosen,
    decorators: [
      (Story) => (
        <div style={{ inlineSize: 320 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('group');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(clientWidth).toBe(320);
  },
);

test('Days and their activities are translated', { globals: { locale: 'ja' } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: '2026年11月20日金曜日、3件の活動' })).toBeVisible();
});
