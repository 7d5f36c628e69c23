import { styled } from 'styled-components';
import { color, density, fontSize, iconSize, media, motion, radius, space } from '../../theme/index.ts';

export const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  max-inline-size: 100%;
  &[data-full-width] {
    display: flex;
    & > label {
      /* Equal parts; a long label takes more of the line, and segments that do not fit wrap. */
      flex: 1 1 0;
      padding-inline: ${space(2)};
      overflow-wrap: break-word;
    }
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  border: 1px solid;
  border-radius: ${radius.control};
  font-weight: 550;
  line-height: 1.3;
  text-align: center;
  /* A label breaks only when it is longer than the whole line. */
  overflow-wrap: anywhere;
  max-inline-size: 100%;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  min-block-size: ${density.controlHeight};
  padding: ${space(1)} ${space(4)};
  font-size: ${fontSize[14]};
  [data-size='small'] > & {
    min-block-size: 32px;
    padding-inline: ${space(3)};
    font-size: ${fontSize[13]};
  }
  @media ${media.touch} {
    [data-size] > & {
      min-block-size: 44px;
    }
  }
  & > svg {
    ${iconSize}
  }
  /* The invisible radio covers its segment: it takes the press, the focus and screen readers' touch. */
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
  &:hover {
    border-color: ${color.borderStrong};
  }
  [aria-invalid='true'] > & {
    border-color: ${color.danger};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  &:has(:disabled) {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  &:has(:checked:disabled) {
    border-color: ${color.borderStrong};
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
    &:has(:checked:disabled) {
      background: GrayText;
      color: Canvas;
    }
  }
`;
