'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { LinkRoot } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import { Label, Wording } from './ButtonContent.styles.ts';

export type ButtonLinkProps = ComponentPropsWithRef<'a'> & {
  /** Address it leads to. */
  href: string;
  /** Weight of the step. Default 'secondary'. */
  variant?: ButtonVariant;
  /** Default 'medium'. */
  size?: ButtonSize;
  /** Takes the whole width of its container. Default false. */
  fullWidth?: boolean;
  /** Icon before the label, 16 px, decorative. */
  startIcon?: ReactNode;
  /** The visible label; also the accessible name. */
  children?: ReactNode;
};

/** A link that looks like a button: it leads somewhere, opens in a new tab, can be copied. For actions use `Button`. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  startIcon,
  children,
  ...native
}: ButtonLinkProps) {
  requireName(
    'ButtonLink',
    children ?? native['aria-label'] ?? native['aria-labelledby'],
    'Give it a text as children that says where it leads.',
  );
  return (
    <LinkRoot {...native} data-variant={variant} data-size={size} data-full-width={fullWidth || undefined}>
      <Wording>
        {startIcon}
        <Label>{children}</Label>
      </Wording>
    </LinkRoot>
  );
}
