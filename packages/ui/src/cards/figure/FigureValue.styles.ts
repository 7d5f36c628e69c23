import { css, styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../../theme/index.ts';
import { STALE } from '../cards.styles.ts';

/** Widest character of a figure, in em, and the room of the chevron. */
const SIGN = 0.6;
const CHEVRON = '18px';

/** Characters of the longest figure by which a group is sized. */
export const LONGEST_FIGURE = 24;

/** Figures of one group have one size: the size of the longest. */
export const oneSize = css`
  --room-taken: ${CHEVRON};
  ${Array.from({ length: LONGEST_FIGURE }, (_, place) => `&:has([data-figures='${place + 1}']) { --longest: ${place + 1}; }`)}
`;

/**
 * As large as the card's width allows; longer figures wrap and are never cut. The line has the height of the largest
 * size, so that neither loading nor a longer figure moves what is below.
 */
export const ValueLine = styled.div`
  --room: calc(100cqi - var(--room-taken, 0px));
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  min-inline-size: 0;
  min-block-size: calc(${fontSize[24]} * 1.25);
  margin-block-start: ${space(1)};

  .figure {
    max-inline-size: 100%;
    font-size: clamp(
      ${fontSize[12]},
      var(--room) / (max(var(--figures), var(--longest, 1)) * ${SIGN}),
      ${fontSize[24]}
    );
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  &[data-loss] > .figure {
    color: ${color.danger};
  }

  .arrow > svg {
    inline-size: 0.75em;
    block-size: 0.75em;
    margin-inline-end: 2px;
    stroke-width: 2.5;
  }

  &[data-refreshing] > .figure {
    opacity: ${STALE};
  }

  button.figure {
    --room: calc(100cqi - ${CHEVRON});
    position: relative;
    display: inline-flex;
    align-items: center;
    /* The target has one height, whatever the size of the figure. */
    min-block-size: calc(${fontSize[24]} * 1.25);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font-family: inherit;
    text-align: start;
    cursor: pointer;
  }

  button.figure[aria-disabled='true'] {
    cursor: default;
  }

  /* The line is 30 px high; the target is larger. */
  button.figure::after {
    content: '';
    position: absolute;
    inset: -1px ${space(-2)};
    @media ${media.touch} {
      inset-block: -7px;
    }
  }

  button.figure > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: ${space(1)};
    color: ${color.textMuted};
    stroke-width: 2.5;
    transition: translate ${motion.fast};
  }

  button.figure[aria-disabled='true'] > svg {
    visibility: hidden;
  }

  @media (hover: hover) {
    button.figure:not([aria-disabled='true']):hover {
      color: ${color.primary};
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.16em;
    }
    button.figure:not([aria-disabled='true']):hover > svg {
      color: ${color.primary};
      translate: 2px 0;
    }
  }
`;
