import type { Meta } from '@storybook/react-vite';
import type { FocusEventHandler, ReactElement, RefCallback } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DatePicker, TimePicker } from '../../pickers/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  MultiCombobox,
  NumberField,
  PinInput,
  RangeSlider,
  PasswordField,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagsInput,
  TextArea,
  TextField,
} from '../index.ts';

/** What a form library gives to any field. */
type Given = { name: string; className: string; onBlur: FocusEventHandler<HTMLElement>; ref: RefCallback<HTMLElement> };

const options = [
  { value: 'cita', label: 'Cita' },
  { value: 'llamada', label: 'Llamada' },
  { value: 'visita', label: 'Visita' },
];
const label = 'Campo';

/** Every field with a value, and the keys that change it. */
const fields: Readonly<Record<string, readonly [keys: string, field: (given: Given) => ReactElement]>> = {
  Checkbox: [' ', (given) => <Checkbox {...given} label={label} defaultChecked />],
  CheckboxGroup: [
    ' ',
    (given) => <CheckboxGroup {...given} label={label} options={options} defaultValue={['llamada']} />,
  ],
  Combobox: [
    '{Control>}a{/Control}{Backspace}{Escape}',
    (given) => <Combobox {...given} label={label} options={options} defaultValue="cita" clearable />,
  ],
  DatePicker: [
    '{Control>}a{/Control}01/02/2026{Enter}',
    (given) => <DatePicker {...given} label={label} today="2026-11-20" defaultValue="2026-11-12" />,
  ],
  MultiCombobox: [
    '{Backspace}',
    (given) => <MultiCombobox {...given} label={label} options={options} defaultValue={['cita', 'visita']} />,
  ],
  NumberField: ['{ArrowUp}', (given) => <NumberField {...given} label={label} defaultValue={3} />],
  PasswordField: ['x', (given) => <PasswordField {...given} label={label} defaultValue="secreto" />],
  PinInput: ['3', (given) => <PinInput {...given} label={label} defaultValue="12" />],
  RadioGroup: ['{ArrowDown}', (given) => <RadioGroup {...given} label={label} options={options} defaultValue="cita" />],
  SegmentedControl: [
    '{ArrowRight}',
    (given) => <SegmentedControl {...given} label={label} options={options} defaultValue="cita" />,
  ],
  RangeSlider: ['{ArrowRight}', (given) => <RangeSlider {...given} label={label} />],
  Select: ['{Delete}', (given) => <Select {...given} label={label} options={options} defaultValue="cita" clearable />],
  Slider: ['{ArrowRight}', (given) => <Slider {...given} label={label} />],
  Switch: [' ', (given) => <Switch {...given} label={label} defaultChecked />],
  TagsInput: ['{Backspace}', (given) => <TagsInput {...given} label={label} defaultValue={['expo', 'familia']} />],
  TextArea: ['x', (given) => <TextArea {...given} label={label} defaultValue="Sin prisa" />],
  TextField: ['x', (given) => <TextField {...given} label={label} defaultValue="Ana" />],
  TimePicker: ['{ArrowUp}', (given) => <TimePicker {...given} label={label} defaultValue="09:30" />],
};

const onBlur = fn<(event: unknown) => void>();
let control: HTMLElement | null = null;

function Form({ field }: { field: string }) {
  const given: Given = {
    name: 'campo',
    className: 'mine',
    onBlur,
    ref: (element) => {
      control = element;
    },
  };
  return (
    <form>
      {fields[field]?.[1](given)}
      <Button type="reset">Restablecer</Button>
    </form>
  );
}

const meta: Meta<typeof Form> = { component: Form, args: { field: '' } };
const test = behaviour(meta);

for (const [field, [keys]] of Object.entries(fields)) {
  test(
    `${field} is focused by its ref, says when it is left, and is reset with its form`,
    { args: { field } },
    async ({ canvas, canvasElement, userEvent }) => {
      onBlur.mockClear();
      const form = canvasElement.querySelector('form');
      const sent = () => JSON.stringify(form && [...new FormData(form)]);
      const initial = sent();
      const root = canvasElement.querySelector('.mine');
      control?.focus();
      await expect(root).toContainElement(document.querySelector<HTMLElement>(':focus'));
      await userEvent.keyboard(keys);
      await waitFor(() => expect(sent()).not.toBe(initial));
      await expect(onBlur).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
      await waitFor(() => expect(sent()).toBe(initial));
      await expect(onBlur).toHaveBeenCalledTimes(1);
    },
  );
}
