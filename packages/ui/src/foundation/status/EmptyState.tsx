'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';
import type { HeadingLevel } from '../surface/Card.tsx';
import type { RootProps } from '../../state/rootProps.ts';

export type EmptyStateProps = RootProps & {
  /** A quiet icon, 24 px, decorative. */
  icon?: ReactNode;
  /** What is missing: 'Sin contratos en este periodo'. */
  title: string;
  /** Why, or what would fill it. */
  description?: ReactNode;
  /** An action that helps, such as a `Button` that clears the filters. */
  action?: ReactNode;
  /** Makes the title a heading of that level, when the empty state represents a whole section. Default: a paragraph. */
  headingLevel?: HeadingLevel | undefined;
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  gap: ${space(1)};
  padding: ${space(8)} ${space(4)};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};

  > [aria-hidden] {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    margin-block-end: ${space(2)};
    border-radius: 50%;
    background: ${color.surfaceSunken};
  }
  > [aria-hidden] > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  > .title {
    max-inline-size: 48ch;
    margin: 0;
    font-size: ${fontSize[14]};
    font-weight: 600;
    color: ${color.text};
  }
  > .why {
    max-inline-size: 56ch;
  }
  > .way {
    margin-block-start: ${space(3)};
    font-size: ${fontSize[14]};
  }
`;

/** Says that there is nothing to show and what to do about it. Not for loading content. */
export function EmptyState({ icon, title, description, action, headingLevel, ...root }: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <Root {...root}>
      {icon !== undefined && <div aria-hidden>{icon}</div>}
      <Title className="title">{title}</Title>
      {description !== undefined && <div className="why">{description}</div>}
      {action !== undefined && <div className="way">{action}</div>}
    </Root>
  );
}
