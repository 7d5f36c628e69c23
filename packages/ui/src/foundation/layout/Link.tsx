'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { menuTexts } from '../../locale/texts/es/menu.ts';
import { color } from '../../theme/index.ts';
import { requireName } from '../accessibleName.ts';
import { followLink } from '../button/plainPress.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { ExternalLink } from '../icons/external-link.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Target URL. */
  href: string;
  /** Opens in a new tab, says so and shows an arrow. Default false. */
  external?: boolean | undefined;
  /** 'quiet' has the colour of the text around it. Default 'plain'. */
  variant?: 'plain' | 'quiet' | undefined;
  /**
   * Called with the URL on a plain press, instead of a page load. Presses that open a new tab or window stay with the
   * browser. Without it the link is an ordinary one.
   */
  onNavigate?: ((href: string) => void) | undefined;
};

const Root = styled.a`
  border-radius: 2px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  & > svg {
    inline-size: 0.85em;
    block-size: 0.85em;
    margin-inline-start: 0.25em;
    vertical-align: -0.05em;
  }
  & > svg:dir(rtl) {
    scale: -1 1;
  }

  color: ${color.primary};
  &:hover {
    color: ${color.primaryStrong};
  }
  &[data-variant='quiet'],
  &[data-variant='quiet']:hover {
    color: inherit;
  }
`;

/** A link in a text. One that stands alone as an action is a `ButtonLink`. */
export function Link({ external = false, variant = 'plain', onNavigate, onClick, children, ...native }: LinkProps) {
  const t = useTexts(menuTexts);
  requireName(
    'Link',
    children ?? native['aria-label'] ?? native['aria-labelledby'],
    'Give it a text as children that says where it leads.',
  );
  return (
    <Root
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...native}
      data-variant={variant}
      onClick={(event) => {
        onClick?.(event);
        if (!external) followLink(event, onNavigate);
      }}
    >
      {children}
      {external && (
        <>
          <ExternalLink aria-hidden />
          <VisuallyHidden> {t('menu.newTab')}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
