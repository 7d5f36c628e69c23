import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './button/Button.tsx';
import { ButtonLink } from './button/ButtonLink.tsx';
import { Drawer } from './dialog/Drawer.tsx';
import { Field } from './field/Field.tsx';
import { IconButton } from './button/IconButton.tsx';
import { PasswordField } from './field/PasswordField.tsx';
import { SegmentedControl } from './choice/SegmentedControl.tsx';
import { TextArea } from './field/TextArea.tsx';
import { TextField } from './field/TextField.tsx';

const empty = { children: null };
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
  ['SegmentedControl', createElement(SegmentedControl, { options })],
  ['Drawer', createElement(Drawer, { title: '' })],
];

describe('a control without an accessible name', () => {
  test.each(nameless)('%s fails in development, in three parts', (component, element) => {
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
  test.each(named)('may come from %s', (_source, element) => {
    expect(() => renderToString(element)).not.toThrow();
  });
});
