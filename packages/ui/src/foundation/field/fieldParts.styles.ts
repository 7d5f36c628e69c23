import { css } from 'styled-components';
import { color, density, fontSize, iconSize, media, motion, radius, space, visuallyHidden } from '../../theme/index.ts';

/* Field styles for Base UI's parts and for fields without them: date pickers, whose calendar is heavy enough. */

/** Label, help, control and error in a column. */
export const fieldStyle = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** The mark is visual only: assistive technology is told, and the control's name stays the label. */
export const requiredMark = `
  &[data-required]::after {
    content: ' *';
    content: ' *' / '';
    color: ${color.danger};
  }
`;

export const labelStyle = css`
  &[data-hidden] {
    ${visuallyHidden}
  }
  align-self: flex-start;
  max-inline-size: 100%;
  margin-block-end: ${space(1.5)};
  font-size: ${fontSize[13]};
  font-weight: 550;
  overflow-wrap: break-word;

  color: ${color.text};
  ${requiredMark}
`;

export const descriptionStyle = css`
  margin: 0;
  margin-block: ${space(-1)} ${space(1.5)};
  font-size: ${fontSize[13]};
  overflow-wrap: break-word;
  color: ${color.textMuted};
`;

export const errorStyle = css`
  display: flex;
  gap: ${space(1.5)};
  margin-block-start: ${space(1.5)};
  font-size: ${fontSize[13]};
  font-weight: 500;
  overflow-wrap: anywhere;
  color: ${color.danger};
  & > svg {
    ${iconSize}
    margin-block-start: 1px;
  }
`;

/**
 * The input box of every control with a value. Where the box is a button or surrounds the input, as in a select, its
 * state comes from data attributes; such an element always matches `:read-only`.
 */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  border: 1px solid;
  border-radius: ${radius.control};
  font-family: inherit;
  line-height: 1.4;
  transition: border-color ${motion.fast};

  min-block-size: ${density.controlHeight};
  padding: ${space(1)} ${space(2.5)};
  font-size: ${fontSize[14]};
  /* Below 16 px iOS zooms the page when the control is focused. */
  @media ${media.touch} {
    font-size: ${fontSize[16]};
  }

  textarea& {
    padding-block: ${space(2)};
    max-block-size: 320px;
    resize: vertical;
    field-sizing: content;
  }

  &:disabled,
  &[data-disabled] {
    cursor: not-allowed;
  }

  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.text};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled, [data-disabled]) {
    border-color: ${color.text};
  }
  &:is(input, textarea):read-only:not(:disabled),
  &[data-readonly] {
    background: ${color.surfaceSunken};
  }
  &:is([aria-invalid='true'], [data-invalid]),
  &:is([aria-invalid='true'], [data-invalid]):hover {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled,
  &[data-disabled] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  /* The browser's autofill background is light blue or yellow, unreadable in the dark theme. */
  &:autofill {
    box-shadow: inset 0 0 0 100px ${color.primarySoft};
    -webkit-text-fill-color: ${color.text};
    caret-color: ${color.text};
  }
  &:autofill[aria-invalid='true'] {
    box-shadow:
      inset 0 0 0 1px ${color.danger},
      inset 0 0 0 100px ${color.primarySoft};
  }
  @media (forced-colors: active) {
    &:disabled,
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
    &:is([aria-invalid='true'], [data-invalid]) {
      border-width: 2px;
    }
  }
`;

/** The same box around an input with units and buttons beside the text. */
export const boxStyle = css`
  ${controlStyle}
  position: relative;
  display: flex;
  align-items: center;
  padding: 0;
  cursor: text;
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

/** The input in such a box. */
export const boxInputStyle = css`
  flex: 1;
  align-self: stretch;
  padding: 0;
  padding-inline: ${space(2.5)};
  border: none;
  outline: none;
  background: none;
  font: inherit;
  font-variant-numeric: tabular-nums;
  color: inherit;
  -webkit-text-fill-color: inherit;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
