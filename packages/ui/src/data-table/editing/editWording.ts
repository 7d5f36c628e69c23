'use client';
import { useMemo } from 'react';
import type { BannerTone } from '../../foundation/status/Banner.tsx';
import { type Formats, useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { tableEditingTexts } from '../../locale/texts/es/tableEditing.ts';
import { shownPart } from '../cells/cellText.ts';
import type { Draft } from './drafts.ts';
import type { EditWording } from './editText.ts';

/** What became of an edit that is not told in its cell; a text may have several lines. */
export type EditNotice = { readonly tone: BannerTone; readonly text: string };

/** More of a text would fill the notice. */
const MOST_QUOTED = 80;

/** What was typed, as a notice repeats it. */
export const quoted = (text: string): string => shownPart(text, MOST_QUOTED);

/** More cells would fill the notice; how many they are is told. */
const MOST_LISTED = 3;

/** Which cells hold something else than was written there, and why: a line for each of the first ones. */
export function refusals<Row>(
  refused: readonly Draft<Row>[],
  labelOf: (row: Row) => string,
  { editing }: EditWording,
): readonly string[] {
  const lines = refused.slice(0, MOST_LISTED).map(({ row, column, text, message }) => {
    const cell = { row: labelOf(row), column: column.title, message };
    return text === ''
      ? editing('tableEditing.emptyCell', cell)
      : editing('tableEditing.cell', { ...cell, text: quoted(text) });
  });
  const more = refused.length - lines.length;
  return more > 0 ? [...lines, editing('tableEditing.moreCells', { count: more })] : lines;
}

/** The sentences of an edit in the language of the reader. */
export function useEditWording(formats: Formats): EditWording {
  const [editing, field, pickers] = [useTexts(tableEditingTexts), useTexts(fieldTexts), useTexts(pickersTexts)];
  return useMemo(() => ({ editing, field, pickers, formats }), [editing, field, pickers, formats]);
}
