'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { LinkRoot } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import { Label, Wording } from './ButtonContent.styles.ts';

export type ButtonLinkProps = ComponentPropsWithRef<'a'> & {
  /** Target URL. */
  href: string;
  /** Importance of the step. Default 'secondary'. */
  variant?: ButtonVariant | undefined;
  /** Default 'medium'. */
  size?: ButtonSize | undefined;
  /** Fills the width of its container. Default false. */
  fullWidth?: boolean | undefined;
  /** Icon before the label, 16 px, decorative. */
  startIcon?: ReactNode;
  /** The visible label; also the accessible name. */
  children?: ReactNode;
};

/** A link styled as a button: it opens a page and can be opened in a new tab or copied. For actions use `Button`. */
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
