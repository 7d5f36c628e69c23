import { styled } from 'styled-components';
import { color, fontSize, motion, series } from '../../theme/index.ts';

/** Distinct by shape too: booked times are hatched, the planned one is solid and higher than the strip. */
export const Strip = styled.div`
  position: relative;
  block-size: 20px;
  margin-block: 2px;
  border-radius: 4px;
  background: ${color.surfaceSunken};

  span {
    position: absolute;
    inset-block: 0;
  }

  .tick {
    inline-size: 1px;
    background: ${color.border};
  }

  .booked,
  .planned {
    min-inline-size: 4px;
    border: 1px solid;
    border-radius: 3px;
  }

  .booked {
    --hatch: ${series(3)};
    border-color: var(--hatch);
    background:
      repeating-linear-gradient(-45deg, transparent 0 3px, color-mix(in srgb, var(--hatch) 45%, transparent) 3px 4.5px),
      color-mix(in srgb, var(--hatch) 18%, ${color.surface});
  }

  .booked[data-overlapping] {
    --hatch: ${color.warning};
  }

  .planned {
    inset-block: -3px;
    border-color: ${color.surface};
    background: ${color.primary};
    box-shadow: 0 0 0 1px ${color.primary};
    opacity: 0.9;
    transition:
      inset-inline-start ${motion.normal} ease-out,
      inline-size ${motion.normal} ease-out;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    span {
      forced-color-adjust: none;
    }
    .tick {
      background: GrayText;
    }
    .booked,
    .booked[data-overlapping] {
      --hatch: CanvasText;
      background: repeating-linear-gradient(-45deg, Canvas 0 3px, CanvasText 3px 4.5px);
    }
    .planned {
      border-color: Canvas;
      background: Highlight;
      box-shadow: 0 0 0 1px Highlight;
      opacity: 1;
    }
  }
`;

/** Every second hour is hidden with large text or little width. */
export const Hours = styled.div`
  position: relative;
  container-type: inline-size;
  block-size: 1.25rem;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;

  span {
    position: absolute;
    white-space: nowrap;
  }

  @container (max-width: 15rem) {
    [data-odd] {
      display: none;
    }
  }
`;
