import { styled } from 'styled-components';
import { color, layer, motion } from '../theme/index.ts';
import { routeStep } from './routeStep.ts';

/** Covers the request line: only one of the two shows. */
export const Track = styled.div`
  position: fixed;
  z-index: ${layer.toast + 1};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  overflow: hidden;
  background: ${color.primarySoft};
  pointer-events: none;

  &::before {
    position: absolute;
    inset: 0;
    background: ${color.primary};
    transform: scaleX(var(--progress));
    transform-origin: 0 50%;
    transition: transform ${routeStep.everyMs}ms linear;
    content: '';
  }

  &:dir(rtl)::before {
    transform-origin: 100% 50%;
  }

  /* Fades at its width, without shrinking. */
  &[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
    transition:
      opacity ${motion.normal},
      visibility ${motion.normal};
  }

  &[data-shown='false']::before {
    transition: transform 0s ${motion.normal};
  }

  /* SHL-42: jumps to its waiting position, and disappears at once. */
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transform: scaleX(0.9);
      transition: none;
    }

    &[data-active='false'] {
      visibility: hidden;
    }
  }

  @media (forced-colors: active) {
    background: Canvas;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
