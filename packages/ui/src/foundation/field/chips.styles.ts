import { css } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

/* Chips and the input beside them: of several chosen options, and of what is typed freely. */

/** They wrap, and scroll beyond five lines. `--height` is that of the box around. */
export const chipsStyle = css`
  --chip: 26px;
  --gap: ${space(1)};
  @media ${media.touch} {
    --chip: 36px;
    --gap: ${space(2)};
  }
  --pad: calc((var(--height) - 2px - var(--chip)) / 2);
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gap);
  min-inline-size: 0;
  max-block-size: calc(5 * (var(--chip) + var(--gap)) + 8px);
  padding: var(--pad);
  overflow: hidden auto;
  overscroll-behavior: contain;
  & > input {
    min-block-size: var(--chip);
    padding-inline: ${space(1.5)};
  }
  & > input:only-child {
    padding-inline-start: calc(${space(2.5)} - var(--pad));
  }
`;

/** One of several values. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: var(--chip);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${fontSize[13]};
  line-height: 1.3;
  cursor: default;
  user-select: none;

  background: ${color.primarySoft};
  color: ${color.text};
  &:focus-visible {
    outline-offset: 0;
  }
  [data-disabled] & {
    border-color: ${color.border};
    background: none;
    color: ${color.textMuted};
  }
  @media (forced-colors: active) {
    border-color: currentColor;
    [data-disabled] & {
      color: GrayText;
    }
  }
`;

/** The value as text, on one line. */
export const chipTextStyle = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding-inline: ${space(2)};
  &:has(+ button) {
    padding-inline-end: 0;
  }
`;

export const chipButtonStyle = css`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: calc(var(--chip) - 2px);
  block-size: calc(var(--chip) - 2px);
  margin: 0;
  padding: 0;
  border: none;
  border-radius: ${radius.control};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  /* The chip's button is too small: half the gap around it and the end of its text count as target. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(-1px - var(--gap) / 2);
    inset-inline: -9px -1px;
  }
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`;
