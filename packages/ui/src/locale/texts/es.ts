import type { Translation } from '../catalogue.ts';

/** The components' own texts, in the product's first language. Keys are `component.text`. */
export const es = {
  'banner.dismiss': 'Cerrar aviso',
  'drawer.close': 'Cerrar',
} as const;

export type UiTexts = Translation<typeof es>;
