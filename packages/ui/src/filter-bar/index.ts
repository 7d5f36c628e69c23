'use client';
export { FilterBar } from './bar/FilterBar.tsx';
export type { FilterBarProps } from './bar/FilterBar.tsx';
export { FilterSelect } from './select/FilterSelect.tsx';
export type { FilterOption, FilterSelectProps } from './select/FilterSelect.tsx';
export type { SavedFilter, SavedFilters } from './saved/savedFilters.ts';
