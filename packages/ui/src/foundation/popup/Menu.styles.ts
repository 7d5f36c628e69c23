import { Menu } from '@base-ui/react/menu';
import { css, styled } from 'styled-components';
import { color, fontSize, layer, space } from '../../theme/index.ts';
import { itemStyle, popupStyle } from './popup.styles.ts';

export const Place = styled(Menu.Positioner)`
  z-index: ${layer.popup};
  outline: none;
`;

export const Panel = styled(Menu.Popup)`
  ${popupStyle}
  min-inline-size: max(180px, min(var(--anchor-width), 320px));
  max-inline-size: min(320px, var(--available-width));
  max-block-size: min(480px, var(--available-height));
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(1)};
`;

const row = css`
  ${itemStyle}
  position: relative;
  &[data-popup-open] {
    background: ${color.primarySoft};
  }
  @media (forced-colors: active) {
    &[data-popup-open] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;

export const ActionRow = styled(Menu.Item)`
  ${row}
`;
export const LinkRow = styled(Menu.LinkItem)`
  ${row}
`;
export const CheckboxRow = styled(Menu.CheckboxItem)`
  ${row}
`;
export const RadioRow = styled(Menu.RadioItem)`
  ${row}
`;
export const SubmenuRow = styled(Menu.SubmenuTrigger)`
  ${row}
`;

/** Place of an icon or a check mark; empty where only other items have one. */
export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  color: ${color.textMuted};
  [data-tone='danger'] > &,
  [aria-checked='true'] > & {
    color: inherit;
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const Reason = styled.span`
  display: block;
  font-size: ${fontSize[12]};
`;

/** End of the row: the shortcut, or the sign of a submenu or a new tab. */
export const Ending = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: ${space(3)};
  color: ${color.textMuted};
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  &:dir(rtl) > [data-mirrored] {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const Heading = styled(Menu.GroupLabel)`
  padding: ${space(1.5)} ${space(2.5)} ${space(1)};
  font-size: ${fontSize[12]};
  font-weight: 600;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const Line = styled(Menu.Separator)`
  block-size: 1px;
  margin: ${space(1)} ${space(-1)};
  background: ${color.border};
  /* A separator that separates nothing is hidden, since the host may leave items out. */
  &:first-child,
  &:last-child,
  & + & {
    display: none;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
