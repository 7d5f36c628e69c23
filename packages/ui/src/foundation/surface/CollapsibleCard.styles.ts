import { Collapsible } from '@base-ui/react/collapsible';
import { styled } from 'styled-components';
import { color, density, media, motion, space } from '../../theme/index.ts';

/** Heading and actions, and the toggle in its own corner at any width. */
export const CollapseHeader = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
  }
  [data-padding='none'] > & {
    padding: ${density.cardPadding};
  }
`;

/** No taller than the heading, so that the card's height does not change. */
export const Toggle = styled.div`
  display: flex;
  align-items: center;
  block-size: 32px;
  @media ${media.touch} and ${media.md} {
    block-size: 44px;
  }
  margin-inline-end: ${space(-1)};
  & svg {
    transition: rotate ${motion.collapse};
  }
  & [aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

/** Clips with a margin, so that a focus ring at its edge is not cut. */
export const CollapsePanel = styled(Collapsible.Panel)`
  block-size: var(--collapsible-panel-height);
  overflow: clip;
  overflow-clip-margin: ${space(1)};
  transition:
    block-size ${motion.collapse} cubic-bezier(0.2, 0, 0, 1),
    opacity ${motion.collapse};
  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
    opacity: 0;
  }
  color: ${color.text};
`;

/** The gap to the heading collapses with the content. */
export const CollapseContent = styled.div`
  padding-block-start: ${space(3)};
  [data-padding='none'] > * > & {
    padding: 0;
  }
`;
