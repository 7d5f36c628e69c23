import { type FigureUnit, formatFigure, formatShortFigure } from '../../locale/figureText.ts';
import { textWidth } from '../scale/labels.ts';
import type { DrawnSlice } from './slices.ts';

/** What stands beside the name of each slice, and the room that it leaves to the name, in px. */
export type LineWords = {
  /** Empty where there is no room for them. */
  readonly values: readonly string[];
  readonly parts: readonly string[];
  /** What the parts take of the width, with the gap before them. */
  readonly partWidth: number;
  readonly nameWidth: number;
  /** Whether each name is shown in full. */
  readonly isWhole: boolean;
};

const GAP = 10;
/** Fewer letters are not worth showing: the row drops its figures, which the tooltip and the table have. */
const LEAST_NAME = 5;

/**
 * The most text that leaves names complete: value and percentage, the short value, the value alone. If even that is too
 * much, names are truncated.
 */
export function lineWords(
  slices: readonly DrawnSlice[],
  unit: FigureUnit,
  tag: string,
  width: number,
  fontSize: number,
): LineWords {
  const widthOf = (texts: readonly string[]): number => {
    const widest = texts.reduce((most, text) => Math.max(most, textWidth(text, fontSize)), 0);
    return widest === 0 ? 0 : widest + GAP;
  };
  const full = slices.map(({ value }) => formatFigure(value, unit, tag));
  const parts = slices.map(({ part }) => (part === null ? '' : formatFigure(part, 'percent', tag)));
  const names = widthOf(slices.map(({ name }) => name)) - GAP;
  const choice = (values: readonly string[], beside: readonly string[]): LineWords => {
    const partWidth = widthOf(beside);
    const nameWidth = width - widthOf(values) - partWidth;
    return { values, parts: beside, partWidth, nameWidth, isWhole: nameWidth >= names };
  };
  const first = choice(full, parts);
  if (first.isWhole) return first;
  const none = slices.map(() => '');
  const short = slices.map(({ value }, place) =>
    value === null ? (full[place] ?? '') : formatShortFigure(value, unit, tag),
  );
  const choices = [first, choice(short, parts), choice(full, none), choice(short, none)];
  const whole = choices.find(({ isWhole }) => isWhole);
  if (whole !== undefined) return whole;
  // Nothing leaves them complete, so the least is dropped.
  const last = choices.findLast(({ nameWidth }) => nameWidth >= LEAST_NAME * fontSize);
  return last ?? { values: none, parts: none, partWidth: 0, nameWidth: width, isWhole: width >= names };
}

/** Value and part of the sum in one text, for a line of their own under the name; the value short where the whole is too wide. */
export function underName(
  { value, part }: Pick<DrawnSlice, 'value' | 'part'>,
  unit: FigureUnit,
  tag: string,
  width: number,
  fontSize: number,
): string {
  const percent = part === null ? [] : [formatFigure(part, 'percent', tag)];
  const full = [formatFigure(value, unit, tag), ...percent].join(' · ');
  if (value === null || textWidth(full, fontSize) <= width) return full;
  return [formatShortFigure(value, unit, tag), ...percent].join(' · ');
}
