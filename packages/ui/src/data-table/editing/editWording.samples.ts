import { createTranslate } from '../../locale/catalogue.ts';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { tableEditingTexts } from '../../locale/texts/es/tableEditing.ts';
import type { EditWording } from './editText.ts';

/** The sentences in Spanish. */
export const say: EditWording = {
  editing: createTranslate<typeof tableEditingTexts>(tableEditingTexts, 'es'),
  field: createTranslate<typeof fieldTexts>(fieldTexts, 'es'),
  pickers: createTranslate<typeof pickersTexts>(pickersTexts, 'es'),
  formats: toFormats('es', mexicanFormats),
};
