import type { TimeOfDay } from '@sereno/domain/calendar';
import { expect, screen, waitFor, within } from 'storybook/test';
import { userEvent as person } from 'vitest/browser';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { SentForm } from '../../foundation/field/SentForm.samples.tsx';
import { noPopup, openPopup } from '../field/popup.samples.ts';
import { TimePicker } from './TimePicker.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { label, opens } from './TimePicker.samples.tsx';
import meta, { Default, Disabled, LongText, NothingToChoose, Opened, Phone } from './TimePicker.stories.tsx';

const test = behaviour(meta);

const focused = (time: string) => waitFor(() => expect(screen.getByRole('option', { name: time })).toHaveFocus());

/** The rows that are visible and can be pressed. */
function rowsInSight(): HTMLElement[] {
  const list = screen.getByRole('listbox').getBoundingClientRect();
  return screen.getAllByRole('option').filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= list.top - 0.5 && bottom <= list.bottom + 0.5;
  });
}

const isInSight = (time: string) => waitFor(() => expect(rowsInSight().map((row) => row.textContent)).toContain(time));

test('Empty, the list starts at noon', Default, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: label })).toHaveAttribute('placeholder', 'hh:mm');
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup(label);
  await focused('12:00');
  await isInSight('12:00');
  await expect(screen.getAllByRole('option')).toHaveLength(96);
  await expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await noPopup(label);
});

test(
  'ADL-11 a selected time is shown in 24 hours, and the list starts at it',
  { args: { defaultValue: '21:30' } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('21:30');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('21:30');
    await isInSight('21:30');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('21:30');
  },
);

test('A required time cannot be cleared', { args: { required: true } }, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup(label);
  await expect(screen.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
});

test('Disabled, neither its field nor its button can be used', Disabled, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeDisabled();
  await expect(canvas.getByRole('button', opens)).toBeDisabled();
});

test(
  'Read-only, no key changes it or opens the list',
  { args: { readOnly: true, defaultValue: '09:30' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}{F4}7{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('09:30');
    await expect(canvas.getByRole('button', opens)).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

const forms: readonly (readonly [typed: string, time: TimeOfDay])[] = [
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30 p. m.', '21:30'],
  ['9h05', '09:05'],
  ['21.30', '21:30'],
  ['2359', '23:59'],
  ['12 am', '00:00'],
  [' 07:15:00 ', '07:15'],
];

test('FMT-03 a time is read in every common form, and shown as HH:mm', {}, async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const [typed, time] of forms) {
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await expect(args.onChange).not.toHaveBeenLastCalledWith(time);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(time);
    await expect(input).toHaveValue(time);
  }
  await userEvent.clear(input);
  await userEvent.paste('10:45 PM');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('22:45');
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(args.onProblem).not.toHaveBeenCalled();
});

const refusals: readonly (readonly [typed: string, sentence: string])[] = [
  ['mediodía', 'Escribe la hora como hh:mm, por ejemplo 09:30'],
  ['21:5', 'Escribe la hora como hh:mm, por ejemplo 09:30'],
  ['25:00', 'No existe la hora 25: escribe una de 00 a 23'],
  ['24:00', 'No existe la hora 24: escribe una de 00 a 23'],
  ['9:75', 'No existe el minuto 75: escribe uno de 00 a 59'],
  ['7:59', 'La primera hora posible es 08:00'],
  ['18:01', 'La última hora posible es 18:00'],
];

test(
  'Text that is not a time stays as typed, with the error and an example',
  { args: { min: '08:00', max: '18:00', defaultValue: '09:30' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [typed, sentence] of refusals) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAccessibleDescription(sentence);
      await expect(args.onProblem).toHaveBeenLastCalledWith(sentence);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(input);
    await userEvent.type(input, '18:00');
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('18:00');
    await expect(input).toBeValid();
  },
);

test(
  'Arrow keys in the field add or subtract a step, up to the limits, and announce the value',
  { args: { min: '08:00', max: '18:00' } },
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const heard = (time: string) => expect(canvas.getByText(time)).toBeInTheDocument();
    await step('an empty field begins at noon', async () => {
      await userEvent.type(input, '{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('12:00');
    });
    await step('from then on by 15 minutes', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(input).toHaveValue('12:30');
      await heard('12:30');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('12:15');
      await heard('12:15');
    });
    await step('from what is typed, between the steps too', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '937{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('09:52');
      await expect(input).toHaveValue('09:52');
    });
    await step('not over the limits, nor twice', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1750{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('18:00');
      await expect(args.onChange).toHaveBeenCalledTimes(6);
      await userEvent.clear(input);
      await userEvent.type(input, '7{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('08:00');
    });
    await step('what is no time stays', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'tarde{ArrowUp}');
      await expect(input).toHaveValue('tarde');
    });
  },
);

test('ADL-12 the whole task by keyboard', { args: { defaultValue: '09:30' } }, async ({ args, canvas, step }) => {
  const input = canvas.getByRole('textbox');
  await step('Alt+↓ opens at the time', async () => {
    await person.keyboard('{Tab}');
    await expect(input).toHaveFocus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openPopup(label);
    await focused('09:30');
    await expect(screen.getAllByRole('option').filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });
  await step('arrows, page keys and the ends', async () => {
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await focused('09:45');
    await person.keyboard('{PageDown}');
    await focused('11:45');
    await isInSight('11:45');
    await person.keyboard('{PageUp}{PageUp}');
    await focused('07:45');
    await person.keyboard('{End}');
    await focused('23:45');
    await isInSight('23:45');
    await person.keyboard('{ArrowDown}{PageDown}');
    await focused('23:45');
    await person.keyboard('{Home}{ArrowUp}');
    await focused('00:00');
    await isInSight('00:00');
  });
  await step('digits focus their time', async () => {
    await person.keyboard('2');
    await focused('02:00');
    await person.keyboard('13');
    await focused('21:30');
    await isInSight('21:30');
  });
  await step('Enter chooses and gives the focus back', async () => {
    await expect(args.onChange).not.toHaveBeenCalled();
    await person.keyboard('{Enter}');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('21:30');
    await expect(input).toHaveValue('21:30');
    await expect(input).toHaveFocus();
  });
  await step('F4 opens too; the space bar chooses; Escape changes nothing', async () => {
    await person.keyboard('{F4}');
    await openPopup(label);
    await person.keyboard('{ArrowUp} ');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith('21:15');
    await person.keyboard('{F4}');
    await openPopup(label);
    await person.keyboard('{ArrowUp}{Escape}');
    await noPopup(label);
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  });
  await step('Tab leads to "Borrar" and round', async () => {
    await person.keyboard('{F4}');
    await openPopup(label);
    await person.keyboard('{Tab}');
    await expect(screen.getByRole('button', { name: 'Borrar' })).toHaveFocus();
    await person.keyboard('{Tab}');
    await focused('21:15');
    await person.keyboard('{Tab}{Enter}');
    await noPopup(label);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  });
});

test('ADL-11 a time is selected with a press', {}, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup(label);
  await userEvent.click(screen.getByRole('option', { name: '13:15' }));
  await noPopup(label);
  await expect(args.onChange).toHaveBeenCalledTimes(1);
  await expect(args.onChange).toHaveBeenLastCalledWith('13:15');
  await expect(canvas.getByRole('textbox')).toHaveValue('13:15');
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup(label);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
});

test('A time between the steps is kept in its order', Opened, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox')).toBeValid();
  await userEvent.click(canvas.getByRole('button', opens));
  await openPopup(label);
  await focused('09:37');
  const rows = screen.getAllByRole('option').map((row) => row.textContent);
  await expect(rows.slice(2, 6)).toEqual(['09:00', '09:30', '09:37', '10:00']);
  await expect([rows[0], rows.at(-1)]).toEqual(['08:00', '20:00']);
  await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('09:37');
});

test(
  'The host sets where the list starts, and an invalid step counts as 15',
  { args: { start: '17:05', step: 0 } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('17:00');
    await userEvent.keyboard('{ArrowDown}');
    await focused('17:15');
  },
);

test(
  'A given time outside the limits is shown with its error; the list starts at the nearest',
  { args: { value: '19:00', min: '08:00', max: '18:00' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('19:00');
    await expect(input).toHaveAccessibleDescription('La última hora posible es 18:00');
    await expect(args.onProblem).toHaveBeenLastCalledWith('La última hora posible es 18:00');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('18:00');
    await expect(screen.queryByRole('option', { name: '19:00' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:00');
  },
);

test(
  'A first time after the last one: the field says so and allows nothing',
  NothingToChoose,
  async ({ args, canvas, userEvent }) => {
    const sentence = 'No hay horas que elegir: la primera (18:00) es posterior a la última (08:00)';
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(sentence);
    await userEvent.type(input, '{ArrowUp}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, '10{Enter}');
    await expect(input).toHaveAccessibleDescription(sentence);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    await expect(within(popup).queryByRole('listbox')).not.toBeInTheDocument();
    await expect(within(popup).getByText(sentence)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await noPopup(label);
  },
);

test(
  'In a form Enter submits it under its name, and nothing while the text is invalid',
  {
    render: (args) => (
      <SentForm>
        <TimePicker {...args} name="start" />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '25{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('930 pm{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('start=21:30');
  },
);

test(
  'In a dialog Escape closes the list first',
  {
    render: (args) => (
      <Dialog defaultOpen title="Nueva cita">
        <TimePicker {...args} />
      </Dialog>
    ),
  },
  async () => {
    await person.click(await screen.findByRole('button', opens));
    await openPopup(label);
    await person.keyboard('{Escape}');
    await noPopup(label);
    await expect(screen.getByRole('dialog', { name: 'Nueva cita' })).toHaveAttribute('data-open');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('Texts of any length stay within 320 px', LongText, async ({ canvas }) => {
  const { scrollWidth, clientWidth } = canvas.getByRole('textbox').parentElement?.parentElement ?? document.body;
  await expect(clientWidth).toBe(320);
  await expect(scrollWidth).toBe(clientWidth);
});

test(
  'In forced colours the selected time is distinct',
  { ...Opened, beforeEach: forceColors },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    const chosen = getComputedStyle(screen.getByRole('option', { selected: true }));
    const other = getComputedStyle(screen.getByRole('option', { name: '10:00' }));
    await expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  },
);

test(
  'On a phone the list is a sheet: at least seven rows of 44 px are visible',
  Phone,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    const popup = await openPopup(label);
    await isInSight('17:30');
    await expect(rowsInSight().length).toBeGreaterThanOrEqual(7);
    await expect(Math.min(...rowsInSight().map((row) => row.offsetHeight))).toBe(44);
    await expect(popup.getBoundingClientRect().bottom).toBe(window.innerHeight);
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(popup.scrollHeight).toBe(popup.clientHeight);
  },
);
