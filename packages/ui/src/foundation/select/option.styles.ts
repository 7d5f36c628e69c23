import { css, styled } from 'styled-components';
import { color, fontSize, iconSize, layer, media, space } from '../../theme/index.ts';
import { itemStyle, popupStyle } from '../popup/popup.styles.ts';

/** Position of the list: at the box, above other floating parts. */
export const placeStyle = css`
  z-index: ${layer.popup};
  outline: none;
`;

/** Surface of the list: at least as wide as the box, at most ten rows high. */
export const panelStyle = css`
  ${popupStyle}
  display: flex;
  flex-direction: column;
  min-inline-size: min(max(var(--anchor-width), 200px), var(--available-width));
  max-inline-size: min(max(var(--anchor-width), 480px), var(--available-width));
  max-block-size: min(360px, var(--available-height));
  overflow: hidden;
`;

/** The scroll container. */
export const listStyle = css`
  flex: 0 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`;

/** One option. `OptionContent` is its content. */
export const optionStyle = css`
  ${itemStyle}
  padding-block: 6px;
  @media ${media.touch} {
    font-size: ${fontSize[16]};
  }
  /* The pale background is too faint to follow with keys; a pointer needs no ring. */
  [data-keys] &[data-highlighted] {
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
    @media (forced-colors: active) {
      outline-color: Highlight;
    }
  }
`;

/** The heading of a group. */
export const headingStyle = css`
  padding: ${space(2)} ${space(2.5)} ${space(1)};
  font-size: ${fontSize[12]};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

/** A message instead of options: none, loading, failed. */
export const Hint = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3.5)};
  font-size: ${fontSize[13]};
  line-height: 1.35;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  & > svg {
    ${iconSize}
  }
  &[data-failed] {
    color: ${color.danger};
  }
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const Detail = styled.span`
  display: block;
  font-size: ${fontSize[12]};
  font-weight: 400;
  color: ${color.textMuted};
  @media (forced-colors: active) {
    color: inherit;
  }
`;

/** A match, by weight: found at a glance, and colour stays the sign of the selection. */
export const Found = styled.b`
  font-weight: 750;
`;

/** Check mark of the selected option. */
export const Tick = styled.span`
  display: grid;
  flex: none;
  margin-inline-start: ${space(2)};
  visibility: hidden;
  [data-selected] > & {
    visibility: visible;
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** Checkbox of each option, where several can be selected. */
export const TickBox = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid;
  border-radius: 4px;
  & > svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
    visibility: hidden;
  }
  [data-selected] > & > svg {
    visibility: visible;
  }

  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.onPrimary};
  [data-selected] > & {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  [data-disabled] > & {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  @media (forced-colors: active) {
    border-color: currentColor;
    background: none;
    color: inherit;
    [data-selected] > & {
      border-color: currentColor;
      background: none;
    }
  }
`;
