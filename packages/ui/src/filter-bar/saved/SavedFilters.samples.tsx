import { fn } from 'storybook/test';
import type { SavedFilter } from './savedFilters.ts';

export const onItems = fn<(items: readonly SavedFilter[]) => void>();
export const onApply = fn<(saved: SavedFilter) => void>();

export const three: readonly SavedFilter[] = [
  { id: 'a', name: 'Toda la empresa', value: '' },
  { id: 'b', name: 'Occidente y Norte', value: '6,7' },
  { id: 'c', name: 'Mi gerencia', value: '8' },
];
