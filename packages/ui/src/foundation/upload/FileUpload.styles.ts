import { styled } from 'styled-components';
import {
  color,
  fontSize,
  iconSize,
  media,
  motion,
  plainList,
  radius,
  space,
  visuallyHidden,
} from '../../theme/index.ts';

/** Where files are dropped; pressed, it opens the browser's chooser. */
export const Zone = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  padding: ${space(5)} ${space(4)};
  border: 1px dashed;
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};
  & > input {
    ${visuallyHidden}
  }
  & > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  & > .limits {
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
  &:is([data-disabled], [data-readonly]) {
    cursor: default;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }

  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.text};
  & > svg {
    color: ${color.primary};
  }
  &:hover:not([data-disabled], [data-readonly]) {
    border-color: ${color.text};
  }
  &[data-over] {
    border-style: solid;
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &:is([data-disabled], [data-readonly]) {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    & > svg {
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The chosen files, one in a row. */
export const FileList = styled.ul`
  ${plainList}
  margin-block-start: ${space(2)};
  display: grid;
  gap: ${space(1)};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-inline-size: 0;
    min-block-size: 32px;
    font-size: ${fontSize[14]};
    @media ${media.touch} {
      min-block-size: 44px;
    }
  }
  & > li > .name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > .size {
    flex: none;
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }
  & > li > svg {
    ${iconSize}
    color: ${color.textMuted};
  }
`;
