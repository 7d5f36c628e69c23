import { styled } from 'styled-components';
import { color, fontSize, media, motion, radius, shadow, space } from '../../theme/index.ts';

export const Columns = styled.ul`
  /* The marks of the lines stand below the title; what can be pressed reaches beyond. */
  margin: 0 ${space(-2)};
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: flex-start;
    gap: ${space(1)};
    border-radius: ${radius.control};
    background: ${color.surface};
  }

  /* Pinned columns move among themselves: a line divides the two groups. */
  > li[data-pinned]:has(+ li:not([data-pinned])) {
    margin-block-end: ${space(1)};
    border-block-end: 1px solid ${color.border};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: ${space(1)};
  }

  .grip {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 32px;
    color: ${color.textMuted};
    cursor: grab;
    touch-action: none;
  }

  .choice {
    flex: 1;
    min-inline-size: 0;
  }

  .tools {
    display: flex;
    flex: none;
  }

  /* Nothing but names, until the pointer or the focus comes to a line; what is pinned always says so. */
  @media (hover: hover) {
    > li:hover {
      background: ${color.surfaceSunken};
    }

    > li:not(:hover, :focus-within) .tools > :not([aria-pressed='true']) {
      opacity: 0;
    }
  }

  .tools [aria-disabled='true'] > * {
    opacity: 0.35;
  }

  @media ${media.touch} {
    .grip {
      inline-size: 32px;
      block-size: 44px;
    }
  }

  &[data-sorting] > li {
    transition: translate ${motion.fast};
  }

  &[data-sorting] .tools {
    visibility: hidden;
  }

  &[data-sorting] > li[data-dragged] {
    position: relative;
    z-index: 1;
    box-shadow: ${shadow};
    transition: none;
  }

  &[data-sorting] * {
    cursor: grabbing;
  }

  @media (forced-colors: active) {
    > li[data-dragged] {
      outline: 2px solid Highlight;
    }
  }
`;

/** What is said where a search finds nothing. */
export const Note = styled.output`
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`;
