import { keyframes, styled } from 'styled-components';
import { iconSize, space } from '../../theme/index.ts';

/** Both labels share one grid cell, so the button is as wide as the longer one and never changes its width. */
export const Wordings = styled.span`
  display: inline-grid;
  min-inline-size: 0;
  & > * {
    grid-area: 1 / 1;
  }
`;

export const Wording = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 0;
  & > svg {
    ${iconSize}
  }
  &[data-hidden] {
    visibility: hidden;
  }
  &[data-marked] {
    position: relative;
    gap: 6px;
    inset-inline-start: 9px;
  }
  [data-size='small'] &[data-marked] {
    gap: ${space(1)};
    inset-inline-start: 7px;
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const BusyMark = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  &[data-in='icon'] {
    inline-size: 16px;
    block-size: 16px;
  }
  /* In the padding beside the label, so that the label and the button's width stay. */
  &[data-in='padding'] {
    margin-inline-start: -18px;
  }
  [data-size='small'] &[data-in='padding'] {
    inline-size: 10px;
    block-size: 10px;
    margin-inline-start: -14px;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-inline-end-color: currentColor;
    border-style: dotted;
  }
  @media (forced-colors: active) {
    /* Forced colours would draw the transparent side too, and the spinner would seem to stop. */
    forced-color-adjust: none;
    border-color: ButtonText;
    border-inline-end-color: transparent;
  }
`;
