import { styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../../theme/index.ts';

export const FilterSections = styled.div`
  display: flex;
  flex-direction: column;
  font-size: ${fontSize[14]};

  > section:not([hidden]) ~ section {
    border-block-start: 1px solid ${color.border};
  }

  .head {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    padding-block: ${space(1)};
  }

  h3 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: inherit;
  }

  h3 > button {
    display: grid;
    grid-template-columns: 16px 1fr;
    align-items: center;
    gap: 0 ${space(2)};
    inline-size: 100%;
    min-block-size: 36px;
    margin: 0;
    padding: ${space(1)};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 550;
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: background-color ${motion.fast};
  }

  @media (hover: hover) {
    h3 > button:hover {
      background: ${color.surfaceSunken};
    }
  }

  h3 svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${color.textMuted};
    rotate: -90deg;
    transition: rotate ${motion.fast};
  }

  h3 > button:dir(rtl) > svg {
    rotate: 90deg;
  }

  h3 > button[aria-expanded='true'] > svg {
    rotate: 0deg;
  }

  h3 bdi {
    text-align: match-parent;
  }

  h3 .words {
    grid-column: 2;
    color: ${color.primary};
    font-size: ${fontSize[13]};
    font-weight: 400;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    border: 0;
  }

  .input {
    padding: ${space(1)} ${space(1)} ${space(4)};
    padding-inline-start: 28px;
  }

  .input[hidden] {
    display: none;
  }

  /* What opens is shown whole, clear of the title and the buttons that stick to the ends of the panel. */
  .input {
    scroll-margin-block: 96px 72px;
    @media not ${media.sm} {
      scroll-margin-block-end: 140px;
    }
  }

  .range {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
    align-items: start;
    gap: ${space(3)};
  }

  /*
   * A list that is longer than a glance scrolls by itself, so that the columns below it stay near. It ends within a line, which
   * tells that there are more.
   */
  .values {
    max-block-size: 276px;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* Room for the ring of a box at the edge. */
    margin-inline: ${space(-1)};
    padding: 2px ${space(1)};
  }

  .values > label {
    display: flex;
    align-items: flex-start;
    gap: ${space(2.5)};
    min-block-size: 32px;
    padding-block: 6px;
    line-height: 20px;
    overflow-wrap: anywhere;
    cursor: pointer;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 32px;
  }

  .values input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 1px;
    accent-color: ${color.primary};
  }

  .values span {
    min-inline-size: 0;
  }

  .note {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
    overflow-wrap: anywhere;
  }

  .note:not(:empty) {
    margin-block-start: ${space(2)};
  }

  @media ${media.touch} {
    h3 > button {
      min-block-size: 44px;
    }

    .values > label {
      min-block-size: 44px;
      padding-block: ${space(3)};
      font-size: ${fontSize[16]};
      contain-intrinsic-block-size: auto 44px;
    }

    .values {
      max-block-size: 288px;
    }
  }
`;
