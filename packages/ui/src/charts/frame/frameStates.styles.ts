import { keyframes, styled } from 'styled-components';
import { color, fontSize } from '../../theme/index.ts';

/* Each of these is rendered in one state only. */

/** In place of a drawing of nothing. */
export const Nothing = styled.p`
  margin: auto;
  color: ${color.textMuted};
  font-size: ${fontSize[14]};
`;

/** Placeholder columns of a loading plot. */
export const Waiting = styled.div`
  clip-path: polygon(0 62%, 14% 44%, 28% 56%, 44% 30%, 58% 42%, 74% 16%, 88% 34%, 100% 24%, 100% 100%, 0 100%);
  mask-image: repeating-linear-gradient(90deg, #000 0 20px, transparent 20px 32px);
  &:dir(rtl) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    clip-path: none;
    mask-image: none;
  }
`;

const pass = keyframes`
  from { translate: -100% 0; }
  to { translate: 300% 0; }
`;

/** A line over the plot: the figures stay readable while refreshing. */
export const Passing = styled.i`
  position: absolute;
  inset-block-start: -6px;
  inset-inline: 0;
  block-size: 2px;
  overflow-x: clip;
  &:dir(rtl) {
    scale: -1 1;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 1px;
    background: linear-gradient(90deg, transparent, ${color.primary}, transparent) no-repeat 0 / 33% 100%;
  }
  @media (prefers-reduced-motion: no-preference) {
    &::before {
      inset: 0 auto 0 0;
      inline-size: 33%;
      background-size: 100%;
      animation: ${pass} 1200ms linear infinite;
    }
  }
  @media print {
    display: none;
  }
`;
