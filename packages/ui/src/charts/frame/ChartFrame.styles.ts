import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

/** The controls beside the heading. Few components carry the styles of a chart: a page has many charts at once. */
export const FrameRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  @media print {
    display: none;
  }

  .view {
    display: none;
    @media ${media.md} {
      display: contents;
    }
  }

  /* Both labels share one grid cell, so the button never changes its width. */
  .swap {
    display: inline-grid;
    justify-items: end;
  }
  .swap > * {
    grid-area: 1 / 1;
  }
  .swap > [data-hidden] {
    visibility: hidden;
  }

  /* As large as the buttons that render after the plot, so that nothing moves. */
  .placeholder {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    padding: 0 13px;
    font-size: ${fontSize[13]};
    font-weight: 550;
    line-height: 1.3;
    visibility: hidden;
  }
  .tools {
    /* A line of text would be higher than the button in it. */
    display: flex;
    min-inline-size: 32px;
    min-block-size: 32px;
  }
  @media ${media.touch} {
    .placeholder,
    .tools {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;

export const Summary = styled.p`
  margin: calc(-1 * ${space(1)}) 0 ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  line-height: 1.45;
`;

/** One height for every state; what is inside divides it up. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;

  .plot {
    font-size: ${fontSize[12]};
    flex: 1;
    min-block-size: 0;
    min-inline-size: 0;
  }

  .note {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  /* Only assistive technology meets it. */
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .area {
    position: relative;
  }
  .area > svg {
    display: block;
    overflow: visible;
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    direction: ltr;
  }
  .area text {
    unicode-bidi: plaintext;
  }
  /* From right to left the drawing is its mirror image, in which every text is turned back where it stands. */
  .area:dir(rtl) > svg > g {
    transform: scaleX(-1);
    transform-box: view-box;
    transform-origin: center;
  }
  .area:dir(rtl) > svg text {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }

  .hit {
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
    /* Touch scrolls the page vertically, and moves along the plot horizontally. */
    touch-action: pan-y;
    -webkit-tap-highlight-color: transparent;
  }
  .hit[data-selectable] {
    cursor: pointer;
  }
  .hit:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    svg :is([data-color], [data-previous]) {
      forced-color-adjust: none;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;
