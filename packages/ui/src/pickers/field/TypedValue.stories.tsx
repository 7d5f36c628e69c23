import type { CalendarDate, TimeOfDay } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../foundation/button/Button.tsx';
import { DatePicker, type DatePickerProps } from '../date/DatePicker.tsx';
import { TimePicker } from '../time/TimePicker.tsx';
import { openPopup } from './storyInput.ts';

const meta = {
  title: 'pickers/PickerField/Typed value',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: 'Fecha', today: '2026-11-21', onChange: fn<(date: CalendarDate | null) => void>() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithReset(props: DatePickerProps) {
  const [value, setValue] = useState<CalendarDate | null>('2026-11-20');
  return (
    <>
      <DatePicker {...props} value={value} onChange={setValue} />
      <Button onClick={() => setValue('2026-11-20')}>Restablecer</Button>
    </>
  );
}

export const HostResets: Story = {
  name: 'A refused text goes for good when the host sets another value, the one before it too',
  render: (args) => <WithReset {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2026{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await expect(field).toHaveValue('20/11/2026');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
  },
};

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

export const HostMovesOn: Story = {
  name: 'A host that keeps its value keeps the refused text; once it has moved on the text does not come back',
  render: (args) => <HostKeeps {...args} />,
  play: async ({ canvas, userEvent }) => {
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
};

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

export const LimitsMove: Story = {
  name: 'ADL-12 a text that was refused for its limits is taken when they are others',
  beforeEach: () => {
    ended.mockClear();
  },
  render: () => <FromTo />,
  play: async ({ canvas, userEvent }) => {
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
};

function SwitchedOff(props: DatePickerProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <div data-saving onDoubleClick={() => setSaving(true)}>
      <DatePicker {...props} disabled={isSaving} />
    </div>
  );
}

export const SwitchedOffWhileOpen: Story = {
  name: 'Switched off while it is open, it closes and changes nothing',
  render: (args) => <SwitchedOff {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Fecha' }));
    await openPopup('Fecha');
    canvasElement.querySelector('[data-saving]')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
