import type { CalendarDate, TimeOfDay } from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { userEvent as person } from 'vitest/browser';
import { Button } from '../../foundation/button/Button.tsx';
import { SentForm } from '../../foundation/field/SentForm.samples.tsx';
import { Stack } from '../../foundation/samples.tsx';
import { DatePicker, type DatePickerProps } from '../date/DatePicker.tsx';
import { TimePicker } from '../time/TimePicker.tsx';
import { openPopup } from './popup.samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { label, opens } from './PickerField.samples.tsx';
import meta from './PickerField.stories.tsx';

const test = behaviour(meta);

function WithReset(props: DatePickerProps) {
  const [value, setValue] = useState<CalendarDate | null>('2026-11-20');
  return (
    <>
      <DatePicker {...props} value={value} onChange={setValue} />
      <Button onClick={() => setValue('2026-11-20')}>Restablecer</Button>
    </>
  );
}

test(
  'A rejected text is dropped for good when the host sets another value, even the previous one',
  { render: (args) => <WithReset {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2026{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await expect(field).toHaveValue('20/11/2026');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
  },
);

function HostKeeps(props: DatePickerProps) {
  const [value, setValue] = useState<CalendarDate>('2026-11-20');
  return (
    <>
      <DatePicker {...props} value={value} onChange={(next) => next !== null && setValue(next)} />
      <Button onClick={() => setValue('2026-11-04')}>Otro día</Button>
      <Button onClick={() => setValue('2026-11-20')}>El primero</Button>
    </>
  );
}

test(
  'A host that keeps its value keeps the rejected text; once it changes the text does not return',
  { render: (args) => <HostKeeps {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2026{Enter}');
    await expect(field).toHaveValue('31/02/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Otro día' }));
    await expect(field).toHaveValue('04/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'El primero' }));
    await expect(field).toHaveValue('20/11/2026');
    await expect(field).toBeValid();
  },
);

const ended = fn<(end: TimeOfDay | null) => void>();

function FromTo() {
  const [start, setStart] = useState<TimeOfDay | null>('10:00');
  const [end, setEnd] = useState<TimeOfDay | null>(null);
  return (
    <>
      <TimePicker label="Hora de inicio" value={start} onChange={setStart} />
      <TimePicker
        label="Hora de finalización"
        min={start ?? '00:00'}
        value={end}
        onChange={(next) => {
          ended(next);
          setEnd(next);
        }}
      />
    </>
  );
}

test(
  'ADL-12 a text rejected by its limits is accepted when they change',
  {
    beforeEach: () => {
      ended.mockClear();
    },
    render: () => <FromTo />,
  },
  async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Hora de inicio' });
    const end = canvas.getByRole('textbox', { name: 'Hora de finalización' });
    await userEvent.type(end, '9:30{Enter}');
    await expect(end).toHaveAccessibleDescription('La primera hora posible es 10:00');
    await userEvent.clear(start);
    await userEvent.type(start, '8:00{Enter}');
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith('09:30'));
    await expect(end).toHaveValue('09:30');
    await expect(end).toBeValid();
  },
);

function SwitchedOff(props: DatePickerProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <div data-saving onDoubleClick={() => setSaving(true)}>
      <DatePicker {...props} disabled={isSaving} />
    </div>
  );
}

test(
  'Disabled while open, it closes and changes nothing',
  { render: (args) => <SwitchedOff {...args} /> },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
    canvasElement.querySelector('[data-saving]')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'A form submits the value under its name, with Enter too, and nothing while the text is invalid',
  {
    render: (args) => (
      <SentForm>
        <DatePicker {...args} name="date" />
        <TimePicker label="Hora de inicio" name="time" defaultValue="09:30" />
        <TimePicker label="Hora de finalización" name="end" defaultValue="10:30" disabled />
        <TimePicker label="Recordatorio" />
      </SentForm>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: label });
    const sent = () => expect(canvas.getByRole('status'));
    await userEvent.type(input, '31/02/2026{Enter}');
    await sent().toHaveTextContent('');
    await expect(input.validationMessage).toBe('No existe el día 31: el mes 02/2026 tiene 28 días');
    await expect(args.onProblem).toHaveBeenLastCalledWith(input.validationMessage);
    await userEvent.clear(input);
    await userEvent.type(input, '28/2/26{Enter}');
    await sent().toHaveTextContent('date=2026-02-28&time=09:30');
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await expect(args.onProblem).toHaveBeenCalledTimes(2);
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await sent().toHaveTextContent('date=&time=09:30');
  },
);

test(
  'A field outside of its form belongs to it too',
  {
    args: { form: 'far', name: 'date', defaultValue: '2026-11-12' },
    render: function Render(args) {
      const [sent, setSent] = useState('');
      return (
        <Stack>
          <DatePicker {...args} />
          <form
            id="far"
            onSubmit={(event) => {
              event.preventDefault();
              const date = new FormData(event.currentTarget).get('date');
              setSent(typeof date === 'string' ? date : '');
            }}
          />
          <output>{sent}</output>
        </Stack>
      );
    },
  },
  async ({ canvas }) => {
    await person.click(canvas.getByRole('textbox'));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2026-11-12'));
  },
);

test(
  "The host's value is shown, whatever was typed before",
  {
    render: function Render(args) {
      const [value, setValue] = useState<CalendarDate>('2026-11-12');
      const input = useRef<HTMLInputElement>(null);
      return (
        <Stack>
          <DatePicker {...args} ref={input} value={value} />
          <Button onClick={() => setValue('2026-12-24')}>Nochebuena</Button>
          <Button onClick={() => input.current?.focus()}>Ir al campo</Button>
        </Stack>
      );
    },
  },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await userEvent.clear(input);
    await userEvent.type(input, '13/11/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13');
    await expect(input).toHaveValue('12/11/2026');
    await userEvent.type(input, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Nochebuena' }));
    await expect(input).toHaveValue('24/12/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Ir al campo' }));
    await expect(input).toHaveFocus();
  },
);
