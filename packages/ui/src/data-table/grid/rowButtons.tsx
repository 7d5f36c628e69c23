import type { ReactNode } from 'react';
import { BusyMark } from '../../foundation/button/ButtonContent.styles.ts';
import type { RowButton } from '../state/tableProps.ts';

/**
 * The buttons of a row as plain elements. They are found by what they say, which is the same in every row, and described by the
 * element that tells the row. What cannot be pressed keeps the focus, so it is never `disabled`.
 */
export const writeButtons = (buttons: readonly RowButton[], labelId: string): ReactNode =>
  buttons.map(({ id, label, icon, variant, disabled, busy }) => (
    <button
      key={id}
      type="button"
      tabIndex={-1}
      className="press"
      data-act={disabled || busy ? undefined : 'press'}
      data-button={id}
      data-size="small"
      data-variant={variant ?? 'secondary'}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={labelId}
    >
      {busy ? <BusyMark aria-hidden data-in={icon ? 'icon' : 'padding'} /> : icon}
      <span>{label}</span>
    </button>
  ));

/**
 * What a set of buttons looks like, as a text: a host writes them anew at each render, and their row is drawn again only where this has
 * changed. An icon belongs to its id, and what a press does is asked for when one is pressed.
 */
export const lookOf = (buttons: readonly RowButton[] | undefined): string | undefined =>
  JSON.stringify(buttons, ['id', 'label', 'variant', 'disabled', 'busy']);
