'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { ButtonRoot } from './Button.styles.ts';
import { BusyMark, Label, Wording, Wordings } from './ButtonContent.styles.ts';

/** Importance of an action: one `primary` per view; `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** `medium` follows the density (40 or 32 px), `small` is 32 px; both are 44 px on touch. */
export type ButtonSize = 'small' | 'medium';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** Importance of the action. Default 'secondary'. */
  variant?: ButtonVariant | undefined;
  /** Default 'medium'. */
  size?: ButtonSize | undefined;
  /** Fills the width of its container. Default false. */
  fullWidth?: boolean | undefined;
  /** The action is running: the button keeps width and focus, and ignores presses. Default false. */
  busy?: boolean | undefined;
  /** Replaces the label while busy ('Guardando…'). Without it the label stays and only the spinner appears. */
  busyLabel?: string | undefined;
  /** Icon before the label, 16 px, decorative. */
  startIcon?: ReactNode;
  /** The visible label; also the accessible name. */
  children?: ReactNode;
};

/** An action on this page. To go to another page use `ButtonLink`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  busy = false,
  busyLabel,
  startIcon,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  requireName(
    'Button',
    children ?? native['aria-label'] ?? native['aria-labelledby'],
    'Give it a text as children, or use IconButton with a `label`.',
  );
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) {
      // A native `disabled` would move the focus to the page, so the press is ignored instead, including form
      // submission.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const marked = busy && busyLabel === undefined;
  return (
    <ButtonRoot
      {...native}
      type={type}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      onClick={press}
    >
      <Wordings>
        <Wording
          data-hidden={(busy && busyLabel !== undefined) || undefined}
          data-marked={(marked && !startIcon) || undefined}
        >
          {marked ? <BusyMark aria-hidden data-in={startIcon ? 'icon' : 'padding'} /> : startIcon}
          <Label>{children}</Label>
        </Wording>
        {busyLabel !== undefined && (
          <Wording data-hidden={!busy || undefined}>
            <BusyMark aria-hidden />
            <Label>{busyLabel}</Label>
          </Wording>
        )}
      </Wordings>
    </ButtonRoot>
  );
}
