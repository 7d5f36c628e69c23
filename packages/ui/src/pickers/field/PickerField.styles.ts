import { css, styled } from 'styled-components';
import {
  boxInputStyle,
  boxStyle,
  descriptionStyle,
  errorStyle,
  fieldStyle,
  labelStyle,
} from '../../foundation/field/fieldParts.styles.ts';
import {
  breakpoints,
  color,
  fontSize,
  media,
  motion,
  radius,
  shadow,
  space,
  visuallyHidden,
} from '../../theme/index.ts';

/** The popup is anchored to the box of its own field. */
export const Root = styled.div`
  ${fieldStyle}
  anchor-scope: --sereno-picker;
`;

export const Label = styled.label`
  ${labelStyle}
`;

/** For assistive technology only. */
export const Heard = styled.span`
  ${visuallyHidden}
`;

export const Description = styled.p`
  ${descriptionStyle}
`;

export const ErrorLine = styled.div`
  ${errorStyle}
`;

export const Box = styled.div`
  ${boxStyle}
  anchor-name: --sereno-picker;
  @media not ${media.touch} {
    &[data-size='small'] {
      min-block-size: 32px;
      font-size: ${fontSize[13]};
    }
  }
  & > button {
    flex: none;
  }
  && > button {
    margin-inline-end: 3px;
    min-block-size: 0;
    block-size: calc(100% - 6px);
  }
  @media ${media.touch} {
    /* Overlaps the border of the box, or it would be two pixels short of the touch size. */
    && > button {
      margin: -1px -1px -1px 0;
      min-block-size: 44px;
    }
  }
  &:has(> [data-long]) {
    container-type: inline-size;
  }
`;

export const Typing = styled.input`
  ${boxInputStyle}
  inline-size: 0;
  min-inline-size: 0;
  text-overflow: ellipsis;

  /* A full sentence shrinks to fit; but iOS zooms focused text below 16 px. */
  &[data-long]:is(:not(:focus), :read-only) {
    padding-inline-end: 0;
    font-size: clamp(0.6875rem, calc((100cqi - 3.625rem) / 20.6), 1em);
    letter-spacing: -0.01em;
  }
`;

/** Where the popup is a sheet. */
export const sheetMedia = `(max-width: ${breakpoints.sm - 1}px), (max-height: 520px)`;

/** A sheet at the bottom, when a calendar has no room beside its field. */
const sheet = css`
  inset: auto 0 0;
  position-area: none;
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: 92dvh;
  margin: 0 auto;
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  border-width: 1px 0 0;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  overscroll-behavior: contain;
  transform-origin: bottom;
  translate: none;
  @starting-style {
    scale: none;
    translate: 0 32px;
  }
  &::before {
    position: fixed;
    inset: 0;
    z-index: -1;
    content: '';
  }
  &::backdrop {
    background: ${color.backdrop};
  }
`;

export const Popup = styled.div`
  inset: auto;
  box-sizing: border-box;
  inline-size: fit-content;
  max-inline-size: calc(100vw - ${space(4)});
  overflow: auto;
  margin: 6px 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize[14]};
  outline: none;
  box-shadow: ${shadow};
  position-anchor: --sereno-picker;
  position-area: block-end span-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline,
    inline-end span-all,
    inline-start span-all;

  /* Without anchor positioning it is centred in the window. */
  @supports not (position-area: block-end) {
    inset: 0;
    margin: auto;
  }

  &:popover-open {
    transition:
      opacity ${motion.fast} ease-out,
      scale ${motion.fast} ease-out,
      translate ${motion.fast} ease-out;
    @starting-style {
      opacity: 0;
      scale: 0.98;
    }
  }

  & > header {
    display: none;
  }
  & > fieldset {
    inline-size: 18.5rem;
  }

  @media ${sheetMedia} {
    ${sheet}
    & > fieldset {
      inline-size: 100%;
    }
    & > header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space(2)};
      margin-block-end: ${space(2)};
      font-size: ${fontSize[16]};
      font-weight: 650;
    }
    & > header > span {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    & > header > button {
      flex: none;
    }
  }
`;

/** In a scrolling sheet the confirm buttons stay visible. */
export const sheetFooter = css`
  @media ${sheetMedia} {
    position: sticky;
    inset-block-end: calc(-1 * max(${space(4)}, env(safe-area-inset-bottom)));
    z-index: 1;
    margin-block: 0 calc(-1 * max(${space(4)}, env(safe-area-inset-bottom)));
    padding-block: ${space(3)} max(${space(4)}, env(safe-area-inset-bottom));
    background: ${color.surface};
  }
`;

/** Buttons below a calendar. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  ${sheetFooter}
  @media ${media.touch} {
    & > button {
      flex: 1;
    }
  }
`;
