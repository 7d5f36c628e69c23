import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatePicker, TimePicker } from '../../pickers/index.ts';
import {
  CheckboxGroup,
  Combobox,
  FileUpload,
  MultiCombobox,
  NumberField,
  PasswordField,
  PinInput,
  RadioGroup,
  RangeSlider,
  Select,
  Slider,
  TagsInput,
  TextArea,
  TextField,
} from '../index.ts';

const options = [{ value: 'cita', label: 'Cita' }];

const fields: readonly (readonly [string, ReactElement])[] = [
  ['CheckboxGroup', <CheckboxGroup key="" label="Tipo" id="tipo" options={options} />],
  ['Combobox', <Combobox key="" label="Tipo" id="tipo" options={options} />],
  ['DatePicker', <DatePicker key="" label="Tipo" id="tipo" today="2026-11-20" />],
  ['FileUpload', <FileUpload key="" label="Tipo" id="tipo" />],
  ['MultiCombobox', <MultiCombobox key="" label="Tipo" id="tipo" options={options} />],
  ['NumberField', <NumberField key="" label="Tipo" id="tipo" />],
  ['PasswordField', <PasswordField key="" label="Tipo" id="tipo" />],
  ['PinInput', <PinInput key="" label="Tipo" id="tipo" />],
  ['RadioGroup', <RadioGroup key="" label="Tipo" id="tipo" options={options} />],
  ['RangeSlider', <RangeSlider key="" label="Tipo" id="tipo" />],
  ['Select', <Select key="" label="Tipo" id="tipo" options={options} />],
  ['Slider', <Slider key="" label="Tipo" id="tipo" />],
  ['TagsInput', <TagsInput key="" label="Tipo" id="tipo" />],
  ['TextArea', <TextArea key="" label="Tipo" id="tipo" />],
  ['TextField', <TextField key="" label="Tipo" id="tipo" />],
  ['TimePicker', <TimePicker key="" label="Tipo" id="tipo" />],
];

const own: readonly (readonly [string, ReactElement])[] = [
  ['Combobox', <Combobox key="" label="Tipo" options={options} />],
  ['TextArea', <TextArea key="" label="Tipo" />],
  ['TextField', <TextField key="" label="Tipo" />],
];

/** What a server sends, before any of our code runs in the browser. */
const served = (field: ReactElement): Document => new DOMParser().parseFromString(renderToString(field), 'text/html');

test.each(fields)('The label of %s names its control by the id of the host, before hydration', (_, field) => {
  const page = served(field);
  const control = page.querySelector('#tipo');
  expect(control?.matches('input, textarea, button, [role$=group]')).toBe(true);
  const label = [...page.querySelectorAll('label, [id]')].find(({ textContent }) => textContent === 'Tipo');
  const names = label instanceof HTMLLabelElement ? label.htmlFor : control?.getAttribute('aria-labelledby');
  expect(names).toBe(label instanceof HTMLLabelElement ? 'tipo' : label?.id);
});

test.each(own)('The label of %s names its control by an id of its own, before hydration', (_, field) => {
  const page = served(field);
  const label = page.querySelector('label');
  expect(label?.control?.matches('input, textarea')).toBe(true);
});
