import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { Stage } from '../foundation/dialog/Dialog.styles.ts';
import { itemStyle } from '../foundation/popup/popup.styles.ts';
import { color, fontSize, media, motion, radius, shadow, space } from '../theme/index.ts';

/** In the upper part of the visible area, with room below for the list and a phone's keyboard. */
export const Place = styled(Stage)`
  align-items: flex-start;
  padding: max(${space(2)}, env(safe-area-inset-top)) ${space(2)} ${space(2)};
  @media ${media.sm} {
    padding: min(12cqb, 112px) ${space(4)} ${space(4)};
  }
`;

export const Panel = styled(Dialog.Popup)`
  display: flex;
  flex-direction: column;
  inline-size: min(640px, 100%);
  max-block-size: min(480px, 100%);
  overflow: hidden;
  border: 1px solid;
  border-radius: ${radius.card};
  outline: none;
  transition:
    opacity ${motion.fast} ease-out,
    scale ${motion.fast} ease-out;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2.5)};
  min-block-size: 52px;
  padding-inline: ${space(4)} ${space(2)};
  border-block-end: 1px solid ${color.border};

  > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.textMuted};
  }

  /* The caret and the line below show the focus. */
  > input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    outline: none;
    padding: ${space(3)} 0;
    background: none;
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize[16]};
    text-overflow: ellipsis;
  }

  > input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &:has(> input:focus-visible) {
    border-block-end-color: ${color.primary};
  }
`;

export const List = styled(Autocomplete.List)`
  flex: 0 1 auto;
  min-block-size: 0;
  padding: ${space(1)} ${space(2)} ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(2)};

  .heading {
    padding: ${space(2)} ${space(2.5)} ${space(1)};
    font-size: ${fontSize[12]};
    font-weight: 600;
    overflow-wrap: anywhere;
    color: ${color.textMuted};
  }

  > :first-child:has(> [role='option']:first-child) {
    padding-block-start: ${space(1)};
  }

  [role='option'] {
    ${itemStyle}
    min-block-size: 36px;
    padding-block: 6px;
    cursor: pointer;
    @media ${media.touch} {
      font-size: ${fontSize[16]};
    }

    &[data-highlighted] {
      background: ${color.primarySoft};
    }
    @media (forced-colors: active) {
      &[data-highlighted] {
        background: Highlight;
      }
      .mark,
      .hint {
        color: inherit;
      }
    }
  }

  /* The pale background is too faint to follow with keys; a pointer needs no ring. */
  &[data-keys] [data-highlighted] {
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
    @media (forced-colors: active) {
      outline-color: Highlight;
    }
  }

  /* The heading scrolls into view with its first row. */
  .heading + [role='option'] {
    scroll-margin-block-start: 40px;
  }

  .mark {
    display: grid;
    flex: none;
    inline-size: 16px;
    color: ${color.textMuted};
  }

  .words {
    flex: 1;
    min-inline-size: 0;
  }

  .hint {
    flex: none;
    max-inline-size: 40%;
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
`;

/** A live region. It takes no space while empty. */
export const Status = styled(Autocomplete.Status)`
  flex: none;

  > [data-none] {
    display: block;
    padding: ${space(6)} ${space(4)};
    font-size: ${fontSize[14]};
    text-align: center;
    color: ${color.textMuted};
  }
`;
