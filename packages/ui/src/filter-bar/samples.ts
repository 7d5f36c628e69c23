import type { FilterOption } from './select/FilterSelect.tsx';

/** The managements of a company, as its catalogue names them. */
export const managements: readonly FilterOption[] = [
  { value: '6', label: 'Occidente' },
  { value: '7', label: 'Norte' },
  { value: '8', label: 'Bajío' },
  { value: '9', label: 'Sureste' },
];

const surnames = ['López', 'García', 'Hernández', 'Muñoz', 'Ramírez', 'Núñez', 'Ávila', 'Ibáñez', 'Prado', 'Cruz'];
const names = ['Ana', 'Óscar', 'María José', 'Luis', 'Sofía', 'Ángel', 'Lucía', 'Raúl', 'Inés', 'Jesús'];

/** Advisers with numbers of their own; names repeat as they do among people. */
export const advisers = (count: number): readonly FilterOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(200 + index),
    label: `${names[index % 10]} ${surnames[Math.floor(index / 10) % 10]} ${surnames[Math.floor(index / 100) % 10]}`,
  }));
