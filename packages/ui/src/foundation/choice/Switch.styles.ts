import { Switch } from '@base-ui/react/switch';
import { styled } from 'styled-components';
import { color, motion, radius } from '../../theme/index.ts';

export const Track = styled(Switch.Root)`
  flex: none;
  display: inline-flex;
  inline-size: 36px;
  block-size: 20px;
  padding: 1px;
  border: 1px solid;
  border-radius: ${radius.pill};
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &[aria-busy='true'] {
    cursor: progress;
  }

  border-color: ${color.borderStrong};
  background: ${color.surfaceSunken};
  label:hover > &:not([data-disabled], [data-readonly]) {
    border-color: ${color.text};
  }
  &[data-checked],
  label:hover > &[data-checked]:not([data-disabled], [data-readonly]) {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    outline: 1px solid ${color.danger};
  }
  &[aria-invalid='true']:focus-visible {
    outline: 2px solid ${color.primary};
  }
  /* While busy it does not look read-only: the choice is made, its confirmation is pending. */
  &[data-readonly]:not([aria-busy='true']) {
    border-color: ${color.borderStrong};
    background: ${color.surfaceSunken};
  }
  &[data-disabled] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }
  @media (forced-colors: active) {
    &[data-checked] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &[data-readonly]:not([aria-busy='true']) {
      border-color: CanvasText;
      background: Canvas;
    }
    &[data-disabled] {
      border-color: GrayText;
      background: Canvas;
    }
  }
`;

/** The thumb: at the start and empty when off, at the end with a tick when on. */
export const Thumb = styled(Switch.Thumb)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  transition: margin-inline-start ${motion.fast};

  &[data-checked] {
    margin-inline-start: 16px;
  }
  & > svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3.5;
  }

  background: ${color.borderStrong};
  color: ${color.surface};
  &[data-checked] {
    background: ${color.onPrimary};
    color: ${color.primary};
  }
  [data-readonly]:not([aria-busy='true']) > & {
    background: ${color.textMuted};
    color: ${color.surface};
  }
  [data-disabled] > & {
    background: ${color.borderStrong};
    color: ${color.surface};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;
    color: ButtonFace;
    &[data-checked] {
      background: HighlightText;
      color: Highlight;
    }
    /* The spinner has the colour of the thumb and replaces it. */
    [aria-busy='true'] > &:not([data-checked]) {
      background: Canvas;
    }
    [data-readonly]:not([aria-busy='true']) > & {
      background: CanvasText;
      color: Canvas;
    }
    [data-disabled] > & {
      background: GrayText;
      color: Canvas;
    }
  }
`;
