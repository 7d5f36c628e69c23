import { styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space, visuallyHidden } from '../theme/index.ts';

/** At the end of its bar as an icon, at the start as a box. */
export const Place = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-inline-size: 0;
  @media ${media.md} {
    justify-content: flex-start;
  }

  > button {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    min-inline-size: 36px;
    min-block-size: 36px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize[13]};
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color ${motion.fast},
      border-color ${motion.fast};
    @media ${media.touch} {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
    @media ${media.md} {
      justify-content: flex-start;
      inline-size: min(320px, 100%);
      padding-inline: ${space(2.5)} ${space(2)};
      border-color: ${color.border};
      background: ${color.surfaceSunken};
      color: ${color.textMuted};
    }
  }

  > button:is(:hover, [aria-expanded='true']) {
    background: ${color.surfaceSunken};
    @media ${media.md} {
      border-color: ${color.borderStrong};
    }
  }

  svg {
    flex: none;
  }

  /* Below md the icon's accessible name. */
  .words {
    ${visuallyHidden}
    @media ${media.md} {
      position: static;
      flex: 1;
      inline-size: 0;
      block-size: auto;
      clip-path: none;
      text-align: start;
      text-overflow: ellipsis;
    }
  }

  .keys {
    display: none;
    @media ${media.md} {
      display: block;
    }
  }

  /* Touch screens have no such key. */
  @media ${media.touch} {
    .keys {
      display: none;
    }
  }
`;
