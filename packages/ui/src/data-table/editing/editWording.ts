'use client';
import { useMemo } from 'react';
import type { BannerTone } from '../../foundation/status/Banner.tsx';
import { type Formats, useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { tableEditingTexts } from '../../locale/texts/es/tableEditing.ts';
import { shownPart } from '../cells/cellText.ts';
import type { EditWording } from './editText.ts';

/** What became of an edit that is not told in its cell. */
export type EditNotice = { readonly tone: BannerTone; readonly text: string };

/** More of a text would fill the notice. */
const MOST_QUOTED = 80;

/** What was typed, as a notice repeats it. */
export const quoted = (text: string): string => shownPart(text, MOST_QUOTED);

/** The sentences of an edit in the language of the reader. */
export function useEditWording(formats: Formats): EditWording {
  const [editing, field, pickers] = [useTexts(tableEditingTexts), useTexts(fieldTexts), useTexts(pickersTexts)];
  return useMemo(() => ({ editing, field, pickers, formats }), [editing, field, pickers, formats]);
}
