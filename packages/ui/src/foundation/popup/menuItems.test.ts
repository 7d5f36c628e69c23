import { describe, expect, test } from 'vitest';
import { hasLeadingMark, isEmptyMenu, type MenuItem } from './menuItems.ts';

const action: MenuItem = { type: 'action', id: 'edit', label: 'Editar', onSelect: () => undefined };
const group = (...items: readonly MenuItem[]): MenuItem => ({ type: 'group', id: 'group', label: 'Contrato', items });

describe('space before the labels', () => {
  test('exists when one of them has an icon, in any group', () => {
    expect(hasLeadingMark([action, group({ ...action, icon: '★' })])).toBe(true);
    expect(hasLeadingMark([action, { type: 'separator' }, group(action)])).toBe(false);
  });
  test('exists for the mark of checkable items', () => {
    expect(hasLeadingMark([{ type: 'checkbox', id: 'a', label: 'A', checked: false, onChange: () => undefined }])).toBe(
      true,
    );
  });
  test('ignores icons of a submenu', () => {
    const items = [{ ...action, icon: '★' }];
    expect(hasLeadingMark([{ type: 'submenu', id: 'more', label: 'Más', items }])).toBe(false);
  });
});

describe('an empty menu', () => {
  test('has at most separators and headings', () => {
    expect(isEmptyMenu([])).toBe(true);
    expect(isEmptyMenu([{ type: 'separator' }, group()])).toBe(true);
    expect(isEmptyMenu([group(action)])).toBe(false);
  });
});
