import { describe, expect, test } from 'vitest';
import { entriesOf, labelsOf, rowsOf, type SelectOptions } from './options.ts';

const options: SelectOptions = [
  { value: 'any', label: 'Cualquiera' },
  { label: 'Norte', options: [{ value: 'mty', label: 'Monterrey' }] },
  { label: 'Vacío', options: [] },
  {
    label: 'Norte',
    options: [
      { value: 'chi', label: 'Chihuahua' },
      { value: 'mty', label: 'Monterrey Centro' },
    ],
  },
];
const entries = entriesOf(options);

describe('options', () => {
  test('are flattened, each with its group', () => {
    expect(entries.map(({ option, group }) => [option.value, group?.label])).toEqual([
      ['any', undefined],
      ['mty', 'Norte'],
      ['chi', 'Norte'],
      ['mty', 'Norte'],
    ]);
  });

  test('have a heading before each group that is not empty, also with equal names', () => {
    expect(rowsOf(entries).map((row) => (row.kind === 'heading' ? row.group.label : row.position))).toEqual([
      0,
      'Norte',
      1,
      'Norte',
      2,
      3,
    ]);
  });

  test('keep the heading of a partly filtered group', () => {
    const rows = rowsOf(entries.filter(({ option }) => option.label === 'Monterrey Centro'));
    expect(rows.map((row) => row.kind)).toEqual(['heading', 'option']);
    expect(rows[1]).toMatchObject({ position: 0, group: { key: 3 } });
  });

  test('are named by the first of equal values', () => {
    expect(labelsOf(entries).get('mty')).toBe('Monterrey');
  });

  test('of objects are told apart by a key, and refused without one', () => {
    const objects: SelectOptions<{ id: number }> = [{ value: { id: 7 }, label: 'Siete' }];
    expect(entriesOf(objects, ({ id }) => `n${id}`).map(({ key }) => key)).toEqual(['n7']);
    expect(() => entriesOf(objects)).toThrow(/getKey/);
  });
});
