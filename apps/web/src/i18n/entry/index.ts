import { createTextArea } from '../textArea.ts';
import { es } from './es.ts';

/** Texts of the first page: login, start, failures. The Spanish ones come with it. */
export const entryTexts = createTextArea<typeof es>({
  es: () => Promise.resolve(es),
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ja: () => import('./ja.ts').then((module) => module.ja),
  zh: () => import('./zh.ts').then((module) => module.zh),
});
