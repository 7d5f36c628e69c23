import { Slider } from '@base-ui/react/slider';
import { styled } from 'styled-components';
import { color, density, media, motion, radius } from '../../theme/index.ts';

/** As high as any other field, so that a finger finds it; the thumbs stay inside of its width. */
export const Control = styled(Slider.Control)`
  display: flex;
  align-items: center;
  min-block-size: ${density.controlHeight};
  padding-inline: 10px;
  touch-action: pan-y;
  cursor: pointer;
  &:is([data-disabled], [data-readonly]) {
    cursor: default;
  }
`;

export const Track = styled(Slider.Track)`
  inline-size: 100%;
  block-size: 4px;
  border-radius: ${radius.pill};
  background: ${color.borderStrong};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Indicator = styled(Slider.Indicator)`
  border-radius: inherit;
  background: ${color.primary};
  [data-readonly] > * > & {
    background: ${color.textMuted};
  }
  &[data-disabled] {
    background: ${color.textMuted};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    &[data-disabled] {
      background: GrayText;
    }
  }
`;

export const Thumb = styled(Slider.Thumb)`
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid;
  border-radius: 50%;
  transition: border-color ${motion.fast};
  @media ${media.touch} {
    inline-size: 28px;
    block-size: 28px;
  }

  /* Over the style of the element, which follows the direction that there was as it was mounted. */
  &:dir(rtl) {
    translate: 50% -50% !important;
  }
  &:dir(ltr) {
    translate: -50% -50% !important;
  }

  border-color: ${color.primary};
  background: ${color.surface};
  &:hover {
    border-color: ${color.primaryStrong};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  [data-readonly] > * > &,
  &[data-disabled] {
    border-color: ${color.textMuted};
    background: ${color.surfaceSunken};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    background: ButtonFace;
    &[data-disabled] {
      border-color: GrayText;
    }
  }
`;
