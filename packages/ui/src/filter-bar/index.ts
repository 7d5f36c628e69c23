'use client';
export { FilterBar, type FilterBarProps } from './bar/FilterBar.tsx';
export { FilterSelect, type FilterOption, type FilterSelectProps } from './select/FilterSelect.tsx';
export { nameUnder } from './select/nameUnder.ts';
export type { SavedFilter, SavedFilters } from './saved/savedFilters.ts';
