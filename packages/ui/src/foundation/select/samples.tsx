import Briefcase from 'lucide-react/icons/briefcase';
import Flower2 from 'lucide-react/icons/flower-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { arabic, german, long300 } from '../samples.tsx';
import type { SelectGroup, SelectOption } from './options.ts';

export const products: readonly SelectOption[] = [
  { value: 'pf', label: 'Plan funerario', icon: <Flower2 aria-hidden /> },
  { value: 'sg', label: 'Seguro de gastos', icon: <ShieldCheck aria-hidden /> },
  { value: 'bf', label: 'Beneficio familiar', icon: <Briefcase aria-hidden /> },
];

export const results: readonly SelectOption[] = [
  { value: 'sold', label: 'Vendió', description: 'Hay contrato firmado' },
  { value: 'again', label: 'Pidió otra cita' },
  { value: 'thinking', label: 'Lo está pensando', description: 'Llamar en una semana' },
  { value: 'absent', label: 'No estaba' },
  { value: 'refused', label: 'No le interesa', disabled: true },
];

export const offices: readonly SelectGroup[] = [
  {
    label: 'Norte',
    options: [
      { value: 'mty', label: 'Monterrey' },
      { value: 'chi', label: 'Chihuahua' },
      { value: 'her', label: 'Hermosillo' },
    ],
  },
  {
    label: 'Occidente',
    options: [
      { value: 'gdl', label: 'Guadalajara' },
      { value: 'leo', label: 'León' },
    ],
  },
  {
    label: 'Sureste',
    options: [
      { value: 'mer', label: 'Mérida' },
      { value: 'can', label: 'Cancún' },
      { value: 'oax', label: 'Oaxaca' },
    ],
  },
];

export const longOptions: readonly SelectOption[] = [
  { value: 'long', label: long300, description: long300 },
  { value: 'german', label: german },
  { value: 'arabic', label: arabic },
];

/** A value that is an object: a place of a cemetery. */
export type Plot = { readonly id: number; readonly garden: string; readonly places: number };

export const plots: readonly SelectOption<Plot>[] = [
  { value: { id: 11, garden: 'Jardín de los Cipreses', places: 2 }, label: 'Cipreses 11' },
  { value: { id: 12, garden: 'Jardín de los Cipreses', places: 4 }, label: 'Cipreses 12', disabled: true },
  { value: { id: 40, garden: 'Jardín de la Paz', places: 1 }, label: 'Paz 40', description: 'Junto a la capilla' },
];
export const plotKey = ({ id }: Plot): string => String(id);
/** A plot as its places and its garden. */
export const drawPlot = ({ value, label }: SelectOption<Plot>): ReactNode => (
  <>
    <strong>{label}</strong> · {value.garden} · {value.places}
  </>
);

const surnames = [
  'López',
  'García',
  'Hernández',
  'Martínez',
  'Muñoz',
  'Ramírez',
  'Núñez',
  'Sánchez',
  'Ávila',
  'Ibáñez',
];
const names = ['Ana', 'Óscar', 'María José', 'Luis', 'Sofía', 'Ángel', 'Lucía', 'Raúl', 'Inés', 'Jesús'];

/** Advisers with unique numbers; names repeat, as with real people. */
export const advisers = (count: number): readonly SelectOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `A${String(index + 1).padStart(4, '0')}`,
    label: `${surnames[index % 10]} ${surnames[Math.floor(index / 100) % 10]}, ${names[Math.floor(index / 10) % 10]}`,
    description: `A${String(index + 1).padStart(4, '0')}`,
  }));
