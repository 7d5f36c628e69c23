import { Progress } from '@base-ui/react/progress';
import { keyframes, styled } from 'styled-components';
import { color, fontSize, motion, radius, space } from '../../theme/index.ts';

/** Positions the text for assistive technology. */
export const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Root = styled(Progress.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1.5)} ${space(3)};
  align-items: baseline;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  --progress-color: ${color.primary};
  &[data-tone='positive'] {
    --progress-color: ${color.positive};
  }
  &[data-tone='warning'] {
    --progress-color: ${color.warning};
  }
  &[data-tone='danger'] {
    --progress-color: ${color.danger};
  }
`;

export const LabelText = styled(Progress.Label)`
  font-size: ${fontSize[13]};
  font-weight: 550;
  color: ${color.text};
`;

export const Amount = styled.span`
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: ${color.textMuted};
`;

export const Track = styled(Progress.Track)`
  position: relative;
  grid-column: 1 / -1;
  block-size: 8px;
  border-radius: ${radius.pill};
  overflow: hidden;
  background: color-mix(in srgb, var(--progress-color) 16%, ${color.surfaceSunken});
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
  }
`;

const pass = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const Bar = styled(Progress.Indicator)`
  position: absolute;
  inset-block: 0;
  border-radius: inherit;
  transition: width ${motion.normal} ease-out;
  background: var(--progress-color);

  &[data-indeterminate] {
    inline-size: 40%;
    animation: ${pass} 1600ms ease-in-out infinite;
  }
  /* Still, with stripes over the whole track: neither empty nor done. */
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      inset-inline: 0;
      inline-size: auto;
      animation: none;
      background: repeating-linear-gradient(
        -45deg,
        var(--progress-color) 0 6px,
        color-mix(in srgb, var(--progress-color) 40%, ${color.surface}) 6px 12px
      );
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --progress-color: Highlight;
  }
`;

export const DescriptionText = styled.span`
  grid-column: 1 / -1;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;
