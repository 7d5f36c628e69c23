import type { TimeOfDay } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../../foundation/dialog/Dialog.tsx';
import { SentForm } from '../../foundation/field/SentForm.tsx';
import { german, long300, Stack } from '../../foundation/samples.tsx';
import { noPopup, openPopup, realInput, realInputOnly } from '../field/storyInput.ts';
import { TimePicker } from './TimePicker.tsx';

const label = 'Hora de inicio';
const opens = { name: `Abrir las horas: ${label}` };

const meta = {
  title: 'pickers/TimePicker',
  component: TimePicker,
  args: {
    label,
    onChange: fn<(time: TimeOfDay | null) => void>(),
    onProblem: fn<(problem: string | null) => void>(),
  },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A time of 24 hours. It is typed, in any form that people write a time in, or chosen in a list of every 15 minutes, which ' +
          'begins at the chosen time or at noon. A time between the steps is typed, and then stands in the list too.',
      },
    },
  },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = (time: string) => waitFor(() => expect(screen.getByRole('option', { name: time })).toHaveFocus());

/** The rows that can be seen and pressed. */
function rowsInSight(): HTMLElement[] {
  const list = screen.getByRole('listbox').getBoundingClientRect();
  return screen.getAllByRole('option').filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= list.top - 0.5 && bottom <= list.bottom + 0.5;
  });
}

const isInSight = (time: string) => waitFor(() => expect(rowsInSight().map((row) => row.textContent)).toContain(time));

/** No time yet: the list begins at noon. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: label })).toHaveAttribute('placeholder', 'hh:mm');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('12:00');
    await isInSight('12:00');
    await expect(screen.getAllByRole('option')).toHaveLength(96);
    await expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await noPopup(label);
  },
};

export const Chosen: Story = {
  name: 'ADL-11 a chosen time is shown with 24 hours, and the list begins at it',
  args: { defaultValue: '21:30' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('21:30');
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('21:30');
    await isInSight('21:30');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('21:30');
  },
};

export const WithDescription: Story = { args: { description: 'De la oficina de Monterrey' } };
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await expect(screen.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  },
};
export const WithError: Story = { args: { error: 'Elige una hora', required: true } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: '09:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', opens)).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '09:30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}{F4}7{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('09:30');
    await expect(canvas.getByRole('button', opens)).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

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

export const Typing: Story = {
  name: 'FMT-03 a time is read in every form that people write it in, and shown as HH:mm',
  play: async ({ args, canvas, userEvent }) => {
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
  },
};

const refusals: readonly (readonly [typed: string, sentence: string])[] = [
  ['mediodía', 'Escribe la hora como hh:mm, por ejemplo 09:30'],
  ['21:5', 'Escribe la hora como hh:mm, por ejemplo 09:30'],
  ['25:00', 'No existe la hora 25: escribe una de 00 a 23'],
  ['24:00', 'No existe la hora 24: escribe una de 00 a 23'],
  ['9:75', 'No existe el minuto 75: escribe uno de 00 a 59'],
  ['7:59', 'La primera hora posible es 08:00'],
  ['18:01', 'La última hora posible es 18:00'],
];

export const Refused: Story = {
  name: 'What is no time stays as it was typed, with what is wrong and what is expected',
  args: { min: '08:00', max: '18:00', defaultValue: '09:30' },
  play: async ({ args, canvas, userEvent }) => {
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
};

export const ArrowKeys: Story = {
  name: 'The arrow keys in the field add and take a step, up to the limits, and say where they are',
  args: { min: '08:00', max: '18:00' },
  play: async ({ args, canvas, step, userEvent }) => {
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
};

export const Keyboard: Story = {
  ...realInputOnly,
  name: 'ADL-12 the whole way by keyboard',
  args: { defaultValue: '09:30' },
  play: async ({ args, canvas, step }) => {
    const person = await realInput();
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
    await step('figures lead to their time', async () => {
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
  },
};

export const Pointer: Story = {
  name: 'ADL-11 a time is chosen by a press',
  play: async ({ args, canvas, userEvent }) => {
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
  },
};

export const BetweenTheSteps: Story = {
  name: 'A time between the steps is kept and stands among the others',
  args: { defaultValue: '09:37', step: 30, min: '08:00', max: '20:00' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('09:37');
    const rows = screen.getAllByRole('option').map((row) => row.textContent);
    await expect(rows.slice(2, 6)).toEqual(['09:00', '09:30', '09:37', '10:00']);
    await expect([rows[0], rows.at(-1)]).toEqual(['08:00', '20:00']);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('09:37');
  },
};

export const Start: Story = {
  name: 'The host can say where the list begins, and a step that is none counts as 15',
  args: { start: '17:05', step: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    await focused('17:00');
    await userEvent.keyboard('{ArrowDown}');
    await focused('17:15');
  },
};

export const OutsideOfLimits: Story = {
  name: 'A given time outside the limits is shown with what is wrong; the list begins at the nearest',
  args: { value: '19:00', min: '08:00', max: '18:00' },
  play: async ({ args, canvas, userEvent }) => {
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
};

export const LimitsCrossed: Story = {
  name: 'A first time after the last one: the field says so and offers nothing',
  args: { min: '18:00', max: '08:00' },
  play: async ({ args, canvas, userEvent }) => {
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
};

/** In a form: Enter sends it, under its name. */
export const InForm: Story = {
  render: (args) => (
    <SentForm>
      <TimePicker {...args} name="start" />
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '25{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('930 pm{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('start=21:30');
  },
};

export const InDialog: Story = {
  ...realInputOnly,
  name: 'In a dialog Escape closes the list first',
  render: (args) => (
    <Dialog defaultOpen title="Nueva cita">
      <TimePicker {...args} />
    </Dialog>
  ),
  play: async () => {
    const person = await realInput();
    await person.click(await screen.findByRole('button', opens));
    await openPopup(label);
    await person.keyboard('{Escape}');
    await noPopup(label);
    await expect(screen.getByRole('dialog', { name: 'Nueva cita' })).toHaveAttribute('data-open');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Texts of any length on the narrowest phone. */
export const LongText: Story = {
  args: { label: long300, description: german, error: long300, defaultValue: '09:30' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('textbox').parentElement?.parentElement ?? document.body;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Phone: Story = {
  name: 'On a phone the list is a sheet for the thumb: at least seven rows of 44 px in sight',
  args: { defaultValue: '17:30' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
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
};

const opened: Story = {
  args: { defaultValue: '09:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** Opened in the dark theme. */
export const Dark: Story = { ...opened, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Opened in the compact density. */
export const Compact: Story = { ...opened, tags: ['!autodocs'], globals: { density: 'compact' } };

/** In forced colours the chosen time is told from the others, and the focus is seen on it. */
export const ForcedColors: Story = {
  ...opened,
  tags: ['!autodocs', 'forced-colors'],
  play: async (context) => {
    await opened.play?.(context);
    const chosen = getComputedStyle(screen.getByRole('option', { selected: true }));
    const other = getComputedStyle(screen.getByRole('option', { name: '10:00' }));
    await expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  },
};

/** Opened in a language: what its button, its list and its refusal are called there. */
function inLanguage(
  locale: string,
  name: string,
  { open, clear, refused }: Record<'open' | 'clear' | 'refused', string>,
): Story {
  return {
    args: { label: name },
    globals: { locale },
    tags: ['!autodocs'],
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name }), '25{Enter}');
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(refused);
      await userEvent.click(canvas.getByRole('button', { name: open }));
      await openPopup(name);
      await expect(screen.getByRole('listbox', { name })).toBeVisible();
      await expect(screen.getByRole('button', { name: clear })).toBeVisible();
      await focused('12:00');
    },
  };
}

export const Spanish = inLanguage('es', label, {
  open: 'Abrir las horas: Hora de inicio',
  clear: 'Borrar',
  refused: 'No existe la hora 25: escribe una de 00 a 23',
});
export const German = inLanguage('de', 'Beginn', {
  open: 'Uhrzeiten öffnen: Beginn',
  clear: 'Leeren',
  refused: 'Die Stunde 25 gibt es nicht: Geben Sie 00 bis 23 ein',
});
export const English = inLanguage('en', 'Start time', {
  open: 'Open the times: Start time',
  clear: 'Clear',
  refused: 'There is no hour 25: type one from 00 to 23',
});
export const French = inLanguage('fr', 'Début', {
  open: 'Ouvrir les heures\u202F: Début',
  clear: 'Effacer',
  refused: 'L’heure 25 n’existe pas\u202F: saisissez 00 à 23',
});
export const Japanese = inLanguage('ja', '開始時刻', {
  open: '開始時刻の時刻を開く',
  clear: '消去',
  refused: '25時はありません。00から23で入力してください',
});
export const Chinese = inLanguage('zh', '开始时间', {
  open: '打开“开始时间”的时间',
  clear: '清除',
  refused: '没有 25 点：请输入 00 至 23',
});
