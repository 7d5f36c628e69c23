'use client';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { contentTexts } from '../../locale/texts/es/content.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { color, fontSize, media, plainList, space } from '../../theme/index.ts';
import { followLink } from '../button/plainPress.ts';

export type BreadcrumbItem = {
  /** Label of the step. */
  label: string;
  /** URL of the step. Without it the step is text, like the last one. */
  href?: string | undefined;
};

export type BreadcrumbsProps = RootProps<HTMLElement> & {
  /** From the home page to the current page, which is last. */
  items: readonly BreadcrumbItem[];
  /**
   * Called with the URL on a plain press, instead of a page load. Presses that open a new tab or window stay with the
   * browser. Without it the steps are ordinary links.
   */
  onNavigate?: ((href: string) => void) | undefined;
};

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  ${plainList}
  font-size: ${fontSize[12]};
  line-height: 1.5;

  & > li {
    display: flex;
    align-items: baseline;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline: ${space(1.5)};
  }
  @media ${media.touch} {
    & > li > * {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }

  color: ${color.textMuted};
  & a {
    border-radius: 2px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & [aria-current] {
    color: ${color.text};
  }
`;

/** The page's position in the site and the way up. Not a history, and not the steps of a form. */
export function Breadcrumbs({ items, onNavigate, ...root }: BreadcrumbsProps) {
  const t = useTexts(contentTexts);
  return (
    <nav {...root} aria-label={t('breadcrumbs.label')}>
      <List>
        {items.map(({ label: text, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${href ?? ''} ${text}`}>
              {href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{text}</span>
              ) : (
                <a href={href} onClick={(event) => followLink(event, onNavigate)}>
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
