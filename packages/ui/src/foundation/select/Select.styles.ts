import { Select } from '@base-ui/react/select';
import { styled } from 'styled-components';
import { color, iconSize, media, space } from '../../theme/index.ts';
import { controlStyle } from '../field/fieldParts.styles.ts';
import { headingStyle, listStyle, optionStyle, panelStyle, placeStyle } from './option.styles.ts';

/** Around the trigger and the button on top of it. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  min-inline-size: 0;
  & > button[data-icon-only] {
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 32px;
    min-block-size: 0;
    inline-size: 32px;
    border: none;
  }
  @media ${media.touch} {
    & > button[data-icon-only][data-size] {
      inset-inline-end: 36px;
      inline-size: 44px;
      min-block-size: 0;
      background: none;
    }
  }
`;

export const Trigger = styled(Select.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  text-align: start;
  cursor: default;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-size='small'] {
    min-block-size: 32px;
  }
  @media ${media.touch} {
    &[data-size] {
      min-block-size: 44px;
    }
  }
  &[data-clearable] {
    padding-inline-end: ${space(16)};
    @media ${media.touch} {
      padding-inline-end: ${space(20)};
    }
  }
  & > svg {
    ${iconSize}
    color: ${color.textMuted};
  }
  &[data-clearable] > svg {
    position: absolute;
    inset-inline-end: 11px;
  }
  &[data-disabled] > svg {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    & > svg {
      color: inherit;
    }
  }
`;

/** The selection on one line, as in an input; the list shows the full text. */
export const Chosen = styled(Select.Value)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    ${iconSize}
  }
  &[data-placeholder] {
    color: ${color.textMuted};
  }
  [data-disabled] > &[data-placeholder] {
    color: inherit;
  }
`;

export const Place = styled(Select.Positioner)`
  ${placeStyle}
`;

export const Panel = styled(Select.Popup)`
  ${panelStyle}
`;

export const List = styled(Select.List)`
  ${listStyle}
  padding: ${space(1)};
  scroll-padding-block: ${space(1)};
  &:empty {
    padding: 0;
  }
`;

export const Row = styled(Select.Item)`
  ${optionStyle}
`;

export const Heading = styled(Select.GroupLabel)`
  ${headingStyle}
`;
