import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Accordion } from './disclosure/Accordion.tsx';
import { Button } from './button/Button.tsx';
import { ButtonLink } from './button/ButtonLink.tsx';
import { BottomSheet } from './dialog/BottomSheet.tsx';
import { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { CollapsibleCard } from './surface/CollapsibleCard.tsx';
import { Drawer } from './dialog/Drawer.tsx';
import { Field } from './field/Field.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { CheckboxGroup } from './choice/CheckboxGroup.tsx';
import { IconButton } from './button/IconButton.tsx';
import { Link } from './layout/Link.tsx';
import { Pagination } from './layout/Pagination.tsx';
import { Menu } from './popup/Menu.tsx';
import { Progress } from './status/Progress.tsx';
import { Tooltip } from './popup/Tooltip.tsx';
import { Popover } from './popup/Popover.tsx';
import { NumberField } from './field/NumberField.tsx';
import { PasswordField } from './field/PasswordField.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { PinInput } from './pin/PinInput.tsx';
import { RangeSlider } from './slider/RangeSlider.tsx';
import { Slider } from './slider/Slider.tsx';
import { TagsInput } from './tags/TagsInput.tsx';
import { FileUpload } from './upload/FileUpload.tsx';
import { SegmentedControl } from './choice/SegmentedControl.tsx';
import { Combobox } from './select/Combobox.tsx';
import { MultiCombobox } from './select/MultiCombobox.tsx';
import { Select } from './select/Select.tsx';
import { Stepper } from './content/Stepper.tsx';
import { Switch } from './choice/Switch.tsx';
import { Tabs } from './disclosure/Tabs.tsx';
import { TextArea } from './field/TextArea.tsx';
import { TextField } from './field/TextField.tsx';

const empty = { children: null };
const explained = { children: createElement('button') };
const options = [{ value: 'a', label: 'A' }];
const segments = { children: createElement(SegmentedControl, { options }) };

const nameless: readonly (readonly [string, ReactElement])[] = [
  ['Button', createElement(Button)],
  ['Button', createElement(Button, {}, '  ')],
  ['ButtonLink', createElement(ButtonLink, { href: '/' })],
  ['IconButton', createElement(IconButton, { label: '', ...empty })],
  ['Field', createElement(Field, { label: '', ...empty })],
  ['Field', createElement(TextField, { label: ' ' })],
  ['Field', createElement(TextArea, { label: '' })],
  ['Field', createElement(PasswordField, { label: '' })],
  ['Field', createElement(NumberField, { label: '' })],
  ['Field', createElement(Select, { label: '', options })],
  ['Field', createElement(Combobox, { label: ' ', options })],
  ['Field', createElement(MultiCombobox, { label: '', options })],
  ['Field', createElement(PinInput, { label: '' })],
  ['Field', createElement(TagsInput, { label: '' })],
  ['Field', createElement(Slider, { label: '' })],
  ['Field', createElement(RangeSlider, { label: ' ' })],
  ['Field', createElement(FileUpload, { label: '' })],
  ['Field', createElement(CheckboxGroup, { label: '', options })],
  ['Field', createElement(RadioGroup, { label: '', options })],
  ['Checkbox', createElement(Checkbox, { label: ' ' })],
  ['Switch', createElement(Switch, { label: '' })],
  ['SegmentedControl', createElement(SegmentedControl, { options })],
  ['Drawer', createElement(Drawer, { title: '' })],
  ['Dialog', createElement(Dialog, { title: ' ' })],
  ['BottomSheet', createElement(BottomSheet, { title: '' })],
  ['ConfirmDialog', createElement(ConfirmDialog, { title: '', confirmLabel: 'A', onConfirm: () => undefined })],
  ['Popover', createElement(Popover, { title: '', trigger: createElement('button'), ...empty })],
  ['Menu', createElement(Menu, { label: ' ', items: [] })],
  ['Progress', createElement(Progress, { label: '', value: 1 })],
  ['Accordion', createElement(Accordion, { items: [{ value: 'a', title: ' ', content: null }] })],
  ['CollapsibleCard', createElement(CollapsibleCard, { title: '' })],
  ['Tabs', createElement(Tabs, { label: '', tabs: [] })],
  ['Stepper', createElement(Stepper, { label: '', steps: [], value: null })],
  ['Link', createElement(Link, { href: '/' })],
  ['Pagination', createElement(Pagination, { label: ' ', count: 3 })],
  ['Tooltip', createElement(Tooltip, { content: '', ...explained })],
];

describe('a control without an accessible name', () => {
  test.each(nameless)('%s throws in development, in three components', (component, element) => {
    const message = new RegExp(`^${component}: it has no accessible name\\. A screen reader .+\\. (Give|Put) .+`);
    expect(() => renderToString(element)).toThrow(message);
  });
});

const named: readonly (readonly [string, ReactElement])[] = [
  ['children', createElement(Button, {}, 'Guardar')],
  ['aria-label', createElement(Button, { 'aria-label': 'Guardar' })],
  ['aria-labelledby', createElement(Button, { 'aria-labelledby': 'title' })],
  ['a field around', createElement(Field, { label: 'A', group: true, ...segments })],
];

describe('a name', () => {
  test.each(named)('can come from %s', (_source, element) => {
    expect(() => renderToString(element)).not.toThrow();
  });
});
