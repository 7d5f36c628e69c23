import { Dialog } from '@base-ui/react/dialog';
import { css, styled } from 'styled-components';
import { color, fontSize, iconSize, layer, media, motion, radius, shadow, space } from '../../theme/index.ts';
import { Body, Footer, footerLine, Header, headerLine } from './panel.styles.ts';

/** The visible part of the window, without a phone's keyboard. */
export const Stage = styled(Dialog.Viewport)`
  position: fixed;
  inset-inline: 0;
  inset-block-start: var(--visible-top, 0px);
  block-size: var(--visible-height, 100dvh);
  z-index: ${layer.dialog};
  container-type: size;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${space(4)};
  @media not ${media.sm} {
    &[data-sheet] {
      align-items: flex-end;
      padding: 0;
    }
  }
`;

/** Slides up from the bottom edge and follows the finger; in a wide window it is a normal dialog. */
const sheetStyle = css`
  --panel-lift: ${space(3)};
  inline-size: 100%;
  max-block-size: 90%;
  border-width: 1px 0 0;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  translate: 0 var(--sheet-pull, 0px);
  transition: translate ${motion.normal} cubic-bezier(0.2, 0, 0, 1);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 1;
    scale: 1;
    translate: 0 100%;
  }
  &[data-pulled] {
    transition: none;
  }
`;

/** The whole panel scrolls, so that arrow keys scroll it wherever the focus is inside; header and footer are sticky. */
export const Panel = styled(Dialog.Popup)`
  --panel-edge: ${space(5)};
  --panel-lift: 0px;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid;
  border-radius: ${radius.card};
  outline: none;
  transition:
    opacity ${motion.normal} ease-out,
    scale ${motion.normal} ease-out;

  max-block-size: 100%;
  &[data-size='small'] {
    inline-size: min(400px, 100%);
  }
  &[data-size='medium'] {
    inline-size: min(560px, 100%);
  }
  &[data-size='large'] {
    inline-size: min(800px, 100%);
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};

  @media not ${media.sm} {
    --panel-edge: ${space(4)};
    [data-sheet] > & {
      ${sheetStyle}
    }
  }
`;

export const DialogHeader = styled(Header)`
  min-block-size: calc(56px + var(--panel-lift));
  padding-block-start: calc(${space(2)} + var(--panel-lift));
  padding-inline-end: 56px;
  ${headerLine}
  /* In em: with large text or a low window, the title scrolls away to leave room. */
  @container (max-height: 31em) {
    position: static;
  }

  @media not ${media.sm} {
    [data-sheet] > * > &::before {
      content: '';
      position: absolute;
      inset-block-start: ${space(2)};
      inset-inline: calc(50% - 18px);
      /* A border rather than a background, which forced colours would remove. */
      border-block-start: 4px solid ${color.borderStrong};
      border-radius: 2px;
    }
  }
`;

export const DialogBody = styled(Body)`
  /* Room for the focus ring of a first control. */
  padding-block-start: ${space(1)};
  /* Focused content never stays under the header or the footer. */
  & :is(a, button, input, select, textarea, [tabindex]) {
    scroll-margin-block: 72px 88px;
    @media not ${media.sm} {
      scroll-margin-block-end: 140px;
    }
  }
`;

export const Description = styled(Dialog.Description)`
  margin: 0 0 ${space(4)};
  color: ${color.textMuted};
  &[data-alone] {
    margin: 0;
  }
`;

export const DialogFooter = styled(Footer)`
  z-index: 1;
  padding-block: ${space(2)} max(var(--panel-edge), env(safe-area-inset-bottom));
  max-block-size: 60cqb;
  ${footerLine}
  /* With less height than this left by a keyboard, the footer would cover the focused field. */
  @container (max-height: 16em) {
    position: static;
  }
  /* Stacked in reading order: the primary action is last, nearest to the thumb. */
  @media not ${media.sm} {
    flex-flow: column;
    /* Four of them in a column would cover half of the content. */
    &:has(> button:nth-child(n + 4)) {
      flex-flow: wrap;
      & > * {
        flex: 1 0 100%;
      }
      & > button {
        flex: 1 1 40%;
      }
    }
  }
`;

/** Last in tab order, so that the focus goes to the content first; visually in the corner. */
export const Corner = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  order: -1;
  display: flex;
  flex: none;
  align-items: center;
  align-self: flex-end;
  block-size: calc(56px + var(--panel-lift));
  margin-block-end: calc(-56px - var(--panel-lift));
  padding-block-start: var(--panel-lift);
  padding-inline-end: ${space(3)};
  @media ${media.touch} {
    padding-inline-end: ${space(1.5)};
  }
  /* Hides with the title, see there; Escape and the footer still close. */
  @container (max-height: 31em) {
    position: relative;
  }
`;

export const Failure = styled.p`
  display: flex;
  gap: ${space(1.5)};
  margin: ${space(3)} 0 0;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: ${color.danger};
  & > svg {
    ${iconSize}
    margin-block-start: 1px;
  }
`;
