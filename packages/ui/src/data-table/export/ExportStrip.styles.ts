import { keyframes, styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../theme/index.ts';

const pass = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

export const Strip = styled.fieldset`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  padding-inline-start: ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};

  --progress-bar: ${color.primary};
  --progress-track: color-mix(in srgb, ${color.primary} 20%, ${color.surface});

  > progress {
    overflow: hidden;
    inline-size: clamp(48px, 12cqi, 72px);
    block-size: 6px;
    border: 0;
    border-radius: ${radius.pill};
    background: var(--progress-track);
    appearance: none;
  }

  > progress::-webkit-progress-bar {
    background: none;
  }

  > progress::-webkit-progress-value {
    background: var(--progress-bar);
  }

  /* Firefox knows it by this name, and forgets rules that name both. */
  > progress::-moz-progress-bar {
    background: var(--progress-bar);
  }

  > progress:indeterminate {
    background: linear-gradient(90deg, transparent 30%, var(--progress-bar) 50%, transparent 70%) 0 0 / 200% 100%
      var(--progress-track);
    animation: ${pass} 1600ms ease-in-out infinite;
  }

  > progress:indeterminate::-moz-progress-bar {
    background: none;
  }

  > .amount {
    min-inline-size: 4ch;
    color: ${color.text};
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  /* It stands still, striped over the whole track: neither empty nor done. */
  @media (prefers-reduced-motion: reduce) {
    > progress:indeterminate {
      animation: none;
      background: repeating-linear-gradient(-45deg, var(--progress-bar) 0 6px, var(--progress-track) 6px 12px);
    }
  }

  @media (forced-colors: active) {
    --progress-bar: Highlight;
    --progress-track: Canvas;

    border: 1px solid CanvasText;

    > progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
  }
`;
