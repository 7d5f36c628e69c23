import { describe, expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import { cellText, shownPart } from './cellText.ts';
import type { TableColumn } from './column.ts';

type Row = { readonly held: unknown };

/** What a server answers is not always what its types promise: it is handed on as it came. */
const held = (row: object): string | null => Reflect.get(row, 'held');
const words = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };
const href = (): string => '/';

const texts: readonly TableColumn<Row>[] = [
  { id: 'text', title: '', kind: 'text', value: held },
  { id: 'badge', title: '', kind: 'badge', value: held },
  { id: 'date', title: '', kind: 'date', value: held },
  { id: 'instant', title: '', kind: 'instant', value: held },
  { id: 'time', title: '', kind: 'time', value: held },
  { id: 'link', title: '', kind: 'link', value: held, href },
  { id: 'person', title: '', kind: 'person', value: held },
  { id: 'contact', title: '', kind: 'contact', value: held, href },
];

describe.each(texts.map((column) => [column.kind, column] as const))('TBL-18 a cell of %s', (_, column) => {
  it.each([
    ['a figure', 42, '42'],
    ['a fraction', -0.5, '-0.5'],
    ['zero', 0, '0'],
    ['true', true, 'true'],
    ['false', false, 'false'],
    ['a count beyond all figures', 12_345_678_901_234_567_890n, '12345678901234567890'],
  ])('that should hold a text and holds %s says what it holds', (_name, value, text) => {
    expect(cellText(column, { held: value }, words)).toBe(text);
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['an object', { name: 'Ana' }],
    ['a list', ['Ana']],
    ['a function', href],
    ['a symbol', Symbol('Ana')],
  ])('that should hold a text and holds %s is empty', (_name, value) => {
    expect(cellText(column, { held: value }, words)).toBe('');
  });
});

it.each([
  ['2026-11-05T09:30', '05/11/2026 09:30'],
  ['2026-02-30T09:30', '2026-02-30T09:30'],
  ['2026-11-05T25:30', '2026-11-05T25:30'],
  ['2026-11-05', '2026-11-05'],
])('TBL-18 an instant %s is shown as %s', (value, text) => {
  expect(cellText({ id: 'at', title: '', kind: 'instant', value: held }, { held: value }, words)).toBe(text);
});

describe('the part of a text that is shown', () => {
  it('is all of it up to the most, and ends with a sign that there is more beyond', () => {
    expect(shownPart('abc', 3)).toBe('abc');
    expect(shownPart('abcd', 3)).toBe('abc…');
  });

  it('cuts no letter of two units in half', () => {
    expect(shownPart('ab👩cd', 3)).toBe('ab…');
    expect(shownPart('ab👩cd', 4)).toBe('ab👩…');
  });
});
