import { describe, expect, test } from 'vitest';
import { hasLeadingMark, isEmptyMenu, type MenuItem } from './menuItems.ts';

const action: MenuItem = { type: 'action', id: 'edit', label: 'Editar', onSelect: () => undefined };
const group = (...items: readonly MenuItem[]): MenuItem => ({ type: 'group', id: 'group', label: 'Contrato', items });

describe('room before the labels', () => {
  test('is left when one of them has an icon, at whatever depth of headings', () => {
    expect(hasLeadingMark([action, group({ ...action, icon: '★' })])).toBe(true);
    expect(hasLeadingMark([action, { type: 'separator' }, group(action)])).toBe(false);
  });
  test('is left for the mark of what can be on', () => {
    expect(hasLeadingMark([{ type: 'checkbox', id: 'a', label: 'A', checked: false, onChange: () => undefined }])).toBe(
      true,
    );
  });
  test('is not left for icons of another menu', () => {
    const items = [{ ...action, icon: '★' }];
    expect(hasLeadingMark([{ type: 'submenu', id: 'more', label: 'Más', items }])).toBe(false);
  });
});

describe('an empty menu', () => {
  test('holds at most lines and headings', () => {
    expect(isEmptyMenu([])).toBe(true);
    expect(isEmptyMenu([{ type: 'separator' }, group()])).toBe(true);
    expect(isEmptyMenu([group(action)])).toBe(false);
  });
});
