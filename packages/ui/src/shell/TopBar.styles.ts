import { keyframes, styled } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../theme/index.ts';

/** Nothing takes part in the layout, so that nothing jumps while somebody scrolls. */
const show = keyframes`
  to { opacity: 1; visibility: visible; }
`;

const hide = keyframes`
  to { opacity: 0; visibility: hidden; }
`;

const closeUp = keyframes`
  to { translate: var(--brand-room) 0; }
`;

/** A target on a phone, in px. */
const TARGET = 44;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  block-size: 56px;
  padding-inline: ${space(2)};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  .menu-button {
    display: flex;
    flex: none;
  }

  .brand {
    display: flex;
    flex: none;
    align-items: center;
  }

  /* A phone has room for the mark only; the word stays as the link's name. */
  @media not ${media.sm} {
    .brand .word {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @media ${media.touch} {
    .brand > a {
      display: flex;
      align-items: center;
      justify-content: center;
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }

  .slot {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(2)};
    /* A long greeting shrinks in favour of these. */
    min-inline-size: min-content;
  }

  .user {
    display: flex;
    align-items: center;
    gap: 10px;
    min-inline-size: 44px;
    max-inline-size: 60%;
    min-block-size: 44px;
    padding: ${space(1)} ${space(2)};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize[13]};
    cursor: pointer;
    transition: background-color ${motion.fast};
  }

  /* One visible line: when both parts need two, the other is clipped and still read. */
  .greeting {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    block-size: 1.5em;
    overflow: hidden;
    line-height: 1.5;
    white-space: pre;
  }

  .greeting[data-name='last'] {
    align-content: flex-end;
  }

  .greeting > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .greeting strong {
    font-weight: 600;
  }

  /*
   * The page scrolls its own title away: this one comes in the place of brand and greeting, and what stands between them makes room for it.
   * It is a picture of the title, which nothing reads twice.
   */
  @supports (animation-timeline: scroll()) {
    @media not ${media.md} {
      --brand-room: calc(-${TARGET}px - ${space(3)});
      position: relative;
      &:dir(rtl) {
        --brand-room: calc(${TARGET}px + ${space(3)});
      }

      .slot[data-title] > * {
        flex: none;
        margin-inline: 0 auto;
        animation: ${closeUp} linear both;
      }

      .slot[data-title]::before {
        content: attr(data-title) / '';
        position: absolute;
        z-index: 1;
        inset-inline: calc(${2 * TARGET}px + ${space(8)}) calc(${TARGET}px + ${space(5)});
        overflow: hidden;
        font-size: ${fontSize[16]};
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
        /* Where nothing scrolls, nothing is animated. */
        opacity: 0;
        visibility: hidden;
        animation: ${show} linear both;
      }

      :is(.brand:has(+ .slot[data-title]) > a, .slot[data-title] ~ .user > .greeting) {
        animation: ${hide} linear both;
      }

      .slot[data-title] > *,
      .slot[data-title]::before,
      :is(.brand:has(+ .slot[data-title]) > a, .slot[data-title] ~ .user > .greeting) {
        animation-timeline: scroll(root);
        animation-range: 48px 80px;
      }
    }
  }

  @media ${media.md} {
    padding-inline: ${space(4)};
  }

  @media ${media.lg} {
    .menu-button,
    .brand {
      display: none;
    }
  }

  .user:hover,
  .user[aria-expanded='true'] {
    background: ${color.surfaceSunken};
  }
`;
