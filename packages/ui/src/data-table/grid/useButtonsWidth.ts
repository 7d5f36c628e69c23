'use client';
import { useState } from 'react';
import type { ShownRows } from '../state/useRows.ts';
import type { DataTableProps, RowButton } from '../state/tableProps.ts';

/** Of a long list no more rows than these are asked how wide their buttons are. */
const MOST = 200;
/** Widths in `em` of the rows: what stands around all buttons, … */
const SIDES = 1.1;
/** … what each needs beside its letters (padding, border, the gap to the next), … */
const AROUND = 2.6;
/** … an icon and the gap behind it, … */
const ICON = 1.9;
/** … and a letter, … */
const LETTER = 0.6;
/** … and how much narrower or wider some letters are: labels are short, so nothing evens it out. */
const KINDS = [
  { letters: /[ijlI.,:;'’!|]/g, more: -0.32 },
  { letters: /[frt() /-]/g, more: -0.21 },
  { letters: /[mwMW%…]/g, more: 0.32 },
  { letters: /[A-HJ-LN-VX-Z]/g, more: 0.11 },
  { letters: /[⺀-\u{10ffff}]/gu, more: 0.45 },
] as const;

const textWidth = (text: string): number =>
  KINDS.reduce((width, { letters, more }) => width + (text.match(letters)?.length ?? 0) * more, text.length * LETTER);

/**
 * How wide a set of buttons is, without measuring: by its letters, so that it grows with the text of the page. In `em`, which is the
 * same in each row, whereas `ch` is another one in the bold totals.
 */
export const widthOf = (buttons: readonly RowButton[]): number =>
  buttons.reduce((width, { label, icon }) => width + AROUND + textWidth(label) + (icon ? ICON : 0), SIDES);

type Asked<Row> = Pick<DataTableProps<Row>, 'rowButtons' | 'buttonsWidth'> & { readonly rows: ShownRows<Row> };

/**
 * Width of the place of the buttons, as CSS: of the widest set that has been shown. It never shrinks, so that the columns stay where
 * they are when the page is turned.
 * @param count How many rows are shown.
 */
export function useButtonsWidth<Row>({ rows, rowButtons, buttonsWidth }: Asked<Row>, count: number): string {
  const [saved, keep] = useState(0);
  const requested = buttonsWidth === undefined && rowButtons ? Math.min(count, MOST) : 0;
  const widths = Array.from({ length: requested }, (_, place) => {
    const row = rows.at(place);
    return row === undefined ? 0 : widthOf(rowButtons?.(row) ?? []);
  });
  const widest = Math.max(saved, ...widths);
  if (widest !== saved) keep(widest);
  return buttonsWidth === undefined ? `${widest}em` : `${buttonsWidth}px`;
}
