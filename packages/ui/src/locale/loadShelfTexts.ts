import type { Locale } from './locales.ts';
import type { ShelfTexts, TextShelf, UiTexts } from './texts/es.ts';

type Loaders = { readonly [Shelf in TextShelf]: () => Promise<ShelfTexts<Shelf>> };

/** Written out, since a bundler follows no address that is put together. */
const loaders: Readonly<Record<Exclude<Locale, 'es'>, Loaders>> = {
  en: {
    figures: () => import('./texts/en/figures.ts').then((module) => module.figures),
    foundation: () => import('./texts/en/foundation.ts').then((module) => module.foundation),
    pickers: () => import('./texts/en/pickers.ts').then((module) => module.pickers),
    prospects: () => import('./texts/en/prospects.ts').then((module) => module.prospects),
    sales: () => import('./texts/en/sales.ts').then((module) => module.sales),
    shell: () => import('./texts/en/shell.ts').then((module) => module.shell),
    table: () => import('./texts/en/table.ts').then((module) => module.table),
  },
  de: {
    figures: () => import('./texts/de/figures.ts').then((module) => module.figures),
    foundation: () => import('./texts/de/foundation.ts').then((module) => module.foundation),
    pickers: () => import('./texts/de/pickers.ts').then((module) => module.pickers),
    prospects: () => import('./texts/de/prospects.ts').then((module) => module.prospects),
    sales: () => import('./texts/de/sales.ts').then((module) => module.sales),
    shell: () => import('./texts/de/shell.ts').then((module) => module.shell),
    table: () => import('./texts/de/table.ts').then((module) => module.table),
  },
  fr: {
    figures: () => import('./texts/fr/figures.ts').then((module) => module.figures),
    foundation: () => import('./texts/fr/foundation.ts').then((module) => module.foundation),
    pickers: () => import('./texts/fr/pickers.ts').then((module) => module.pickers),
    prospects: () => import('./texts/fr/prospects.ts').then((module) => module.prospects),
    sales: () => import('./texts/fr/sales.ts').then((module) => module.sales),
    shell: () => import('./texts/fr/shell.ts').then((module) => module.shell),
    table: () => import('./texts/fr/table.ts').then((module) => module.table),
  },
  ja: {
    figures: () => import('./texts/ja/figures.ts').then((module) => module.figures),
    foundation: () => import('./texts/ja/foundation.ts').then((module) => module.foundation),
    pickers: () => import('./texts/ja/pickers.ts').then((module) => module.pickers),
    prospects: () => import('./texts/ja/prospects.ts').then((module) => module.prospects),
    sales: () => import('./texts/ja/sales.ts').then((module) => module.sales),
    shell: () => import('./texts/ja/shell.ts').then((module) => module.shell),
    table: () => import('./texts/ja/table.ts').then((module) => module.table),
  },
  zh: {
    figures: () => import('./texts/zh/figures.ts').then((module) => module.figures),
    foundation: () => import('./texts/zh/foundation.ts').then((module) => module.foundation),
    pickers: () => import('./texts/zh/pickers.ts').then((module) => module.pickers),
    prospects: () => import('./texts/zh/prospects.ts').then((module) => module.prospects),
    sales: () => import('./texts/zh/sales.ts').then((module) => module.sales),
    shell: () => import('./texts/zh/shell.ts').then((module) => module.shell),
    table: () => import('./texts/zh/table.ts').then((module) => module.table),
  },
};

/** The files of texts that components of a folder of the package speak, with what they are made of. */
const files = {
  access: ['foundation', 'shell'],
  activity: ['foundation', 'pickers', 'prospects'],
  cards: ['foundation', 'figures'],
  carousel: ['foundation', 'table', 'prospects'],
  charts: ['foundation', 'figures'],
  commission: ['foundation', 'table', 'sales'],
  'data-table': ['foundation', 'pickers', 'table'],
  'filter-bar': ['foundation', 'figures'],
  foundation: ['foundation'],
  pickers: ['pickers'],
  prospect: ['foundation', 'prospects'],
  quotation: ['foundation', 'sales'],
  rooms: ['shell'],
  shell: ['foundation', 'shell'],
  signature: ['foundation'],
} as const satisfies Readonly<Record<string, readonly TextShelf[]>>;

/** A folder of the package, as it is imported: `'data-table'` for `@sereno/ui/data-table`. */
export type PackageFolder = keyof typeof files;

/**
 * Loads the texts of the components of some folders alone, in files of 1 to 4 kB: `loadShelfTexts('de', ['foundation'])`. Spanish ones
 * are bundled with each component, so for 'es' there is nothing to load.
 */
export async function loadShelfTexts(locale: Locale, folders: readonly PackageFolder[]): Promise<Partial<UiTexts>> {
  if (locale === 'es') return {};
  const shelves = new Set<TextShelf>(folders.flatMap((folder) => files[folder]));
  const parts = await Promise.all([...shelves].map((shelf) => loaders[locale][shelf]()));
  return Object.assign({}, ...parts);
}
