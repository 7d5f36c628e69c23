import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadTexts, type Catalogue, type Locale } from '@sereno/ui/locale';

const folder = path.resolve(import.meta.dirname, '..');

/** The parts of the host's texts, by their folders. */
export const areas: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing' && entry.name !== 'shelves')
  .map(({ name }) => name);

/** The texts of one part of the host in a language. */
export async function textsOfArea(area: string, locale: Locale): Promise<Catalogue> {
  const module: Readonly<Record<string, Catalogue>> = await import(`../${area}/${locale}.ts`);
  return module[locale] ?? {};
}

/** All texts of the product in a language: each part of the host, and the components. */
export async function textsOf(locale: Locale): Promise<Catalogue> {
  const parts = await Promise.all([...areas.map((area) => textsOfArea(area, locale)), loadTexts(locale)]);
  return Object.assign({}, ...parts);
}

/** A text in each of its plural forms; a plain text has one. */
export function formsOf(text: Catalogue[string] | undefined): string[] {
  return typeof text === 'string' ? [text] : Object.values(text ?? {});
}
