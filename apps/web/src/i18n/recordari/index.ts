import { createTextArea } from '../textArea.ts';
import type { es } from './es.ts';

/** Texts of the rooms for ceremonies and their reservations. */
export const recordariTexts = createTextArea<typeof es>({
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ja: () => import('./ja.ts').then((module) => module.ja),
  zh: () => import('./zh.ts').then((module) => module.zh),
});
