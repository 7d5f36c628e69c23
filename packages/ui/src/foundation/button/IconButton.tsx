'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { ButtonRoot } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import { Wording } from './ButtonContent.styles.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'title'> & {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** Default 'ghost': no border until hovered. */
  variant?: ButtonVariant | undefined;
  /** Square of 40 or 32 px with the density, or always 32 px; both 44 px on touch. Default 'medium'. */
  size?: ButtonSize | undefined;
  /** The icon, 16 px. */
  children: ReactNode;
};

/** A button with one well-known icon (close, menu, more). For other icons use `Button` with a label. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'medium',
  type = 'button',
  children,
  ...native
}: IconButtonProps) {
  requireName('IconButton', label, 'Give it a `label` that says what it does, such as "Cerrar".');
  return (
    <ButtonRoot
      {...native}
      type={type}
      aria-label={label}
      title={label}
      data-icon-only
      data-variant={variant}
      data-size={size}
    >
      <Wording aria-hidden>{children}</Wording>
    </ButtonRoot>
  );
}
