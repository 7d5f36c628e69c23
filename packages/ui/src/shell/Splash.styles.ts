import { keyframes, styled } from 'styled-components';
import { color, space } from '../theme/index.ts';

const breathe = keyframes`
  to { opacity: 0.45; }
`;

export const SplashRoot = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: ${space(5)};
  overflow: auto;
  background: ${color.bg};
  text-align: center;

  > .mark {
    inline-size: 40px;
    block-size: 40px;
    border-radius: 12px;
    background: ${color.primary};
    animation: ${breathe} 1.2s ease-in-out infinite alternate;
    forced-color-adjust: none;
  }

  > output {
    color: ${color.textMuted};
    text-wrap: balance;
  }

  > output:not(:empty) {
    margin-block-end: ${space(4)};
  }

  @media (prefers-reduced-motion: reduce) {
    > .mark {
      animation: none;
    }
  }
`;
