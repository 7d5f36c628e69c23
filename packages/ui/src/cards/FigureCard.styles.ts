import { styled } from 'styled-components';
import { motion } from '../theme/index.ts';
import { smallCard } from './cards.styles.ts';

/** A container query sizes the figure, so it fills the given width. */
export const FigureRoot = styled.div`
  ${smallCard}
  container-type: inline-size;

  &[data-collapsed] {
    align-self: start;
  }
`;

/** Grid rows can animate to and from the content's height without measuring. */
export const CollapsingContent = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  transition:
    grid-template-rows ${motion.collapse} cubic-bezier(0.2, 0, 0, 1),
    visibility 0s;

  > * {
    min-block-size: 0;
    min-inline-size: 0;
  }

  &[data-collapsed] {
    grid-template-rows: 0fr;
    visibility: hidden;
    transition:
      grid-template-rows ${motion.collapse} cubic-bezier(0.2, 0, 0, 1),
      visibility 0s ${motion.collapse};
  }

  /* Clips only while collapsible, so that focus rings are not cut; with room for them at the sides. */
  &[data-collapsible] > * {
    overflow: clip;
    overflow-clip-margin: 6px;
  }

  &[data-collapsed] > * {
    overflow: hidden;
  }
`;
