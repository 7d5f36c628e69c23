import { MENU } from '@sereno/domain/navigation';
import { expect, it } from 'vitest';
import { Dot } from '../foundation/icons/dot.ts';
import { isMenuIcon, menuIcon } from './menuIcons.ts';

it('has an icon for every row of the menu', () => {
  expect(MENU.map(({ icon }) => icon).filter((icon) => !isMenuIcon(icon))).toEqual([]);
});

it('draws a dot for an unknown or missing icon', () => {
  expect(menuIcon('no-such-icon')).toBe(Dot);
  expect(menuIcon(undefined)).toBe(Dot);
});
