import { keyframes, styled } from 'styled-components';
import { color, layer, motion } from '../theme/index.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

/** The line shows after a delay, so that quick requests do not flash. */
export const Line = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 2px;
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.normal};

  &[data-active='true'] {
    opacity: 1;
    transition-delay: ${motion.fast};
  }

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    background: ${color.primary};
    content: '';
  }

  &[data-active='true']::before {
    animation: ${pass} 1.1s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      inline-size: 100%;
    }

    &[data-active='true']::before {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
    }
  }
`;
