import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { color, density, fontSize, media, radius, space } from '../../theme/index.ts';
import { chipButtonStyle, chipsStyle, chipStyle, chipTextStyle } from '../field/chips.styles.ts';
import { controlStyle } from '../field/fieldParts.styles.ts';
import { headingStyle, listStyle, optionStyle, panelStyle, placeStyle } from './option.styles.ts';

/** Contains the form's hidden input, which Base UI puts after the box. */
export const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** The box around input, chips and buttons. */
export const Box = styled(Combobox.InputGroup)`
  ${controlStyle}
  --height: ${density.controlHeight};
  &[data-size='small'] {
    --height: 32px;
  }
  @media ${media.touch} {
    &[data-size] {
      --height: 44px;
    }
  }
  display: flex;
  align-items: flex-start;
  min-block-size: var(--height);
  padding: 0;
  cursor: text;
  &:has(input:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

export const Typing = styled(Combobox.Input)`
  flex: 1 1 80px;
  align-self: stretch;
  inline-size: 0;
  min-inline-size: 0;
  min-block-size: calc(var(--height) - 2px);
  padding: 0;
  padding-inline: ${space(2.5)};
  border: none;
  outline: none;
  background: none;
  font: inherit;
  color: inherit;
  text-overflow: ellipsis;
  -webkit-text-fill-color: inherit;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** The buttons at the end of the first line. */
export const Buttons = styled.span`
  flex: none;
  display: inline-flex;
  block-size: calc(var(--height) - 2px);
  & > button[data-size] {
    min-block-size: 0;
    inline-size: 32px;
  }
  /* In forced colours each would get a border inside the box. */
  && > button {
    border: none;
  }
  && > button:disabled {
    background: none;
  }
  @media ${media.touch} {
    && > button {
      inline-size: 44px;
      background: none;
    }
  }
`;

/** Chips and input together: they wrap, and scroll beyond five lines. */
export const Tags = styled(Combobox.Chips)`
  ${chipsStyle}
`;

/** One of several selected values. */
export const Chip = styled(Combobox.Chip)`
  ${chipStyle}
`;

/** The selection as text, on one line. */
export const ChipText = styled.span`
  ${chipTextStyle}
`;

export const ChipButton = styled(Combobox.ChipRemove)`
  ${chipButtonStyle}
`;

/** Replaces chips that would fill more than two lines. */
export const Summary = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--chip);
  padding-inline: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${fontSize[13]};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  background: ${color.primarySoft};
  color: ${color.text};
  [data-disabled] & {
    border-color: ${color.border};
    background: none;
    color: ${color.textMuted};
  }
  @media (forced-colors: active) {
    border-color: currentColor;
  }
`;

export const Place = styled(Combobox.Positioner)`
  ${placeStyle}
`;

export const Panel = styled(Combobox.Popup)`
  ${panelStyle}
  position: relative;
  inline-size: var(--anchor-width);

  /* Over the options that are found already: none of them may move below a finger. */
  [data-over] {
    position: absolute;
    z-index: 1;
    inset-block-end: 0;
    inset-inline: 0;
    border-block-start: 1px solid ${color.border};
    background: ${color.surface};
  }
`;

export const List = styled(Combobox.List)`
  ${listStyle}
`;

/** As high as all rows; only the visible ones are rendered. */
export const Canvas = styled.div`
  position: relative;
  inline-size: 100%;
`;

export const Row = styled(Combobox.Item)`
  ${optionStyle}
  position: absolute;
  inset-block-start: 0;
  inset-inline: ${space(1)};
`;

export const Heading = styled.div`
  ${headingStyle}
  position: absolute;
  inset-block-start: 0;
  inset-inline: ${space(1)};
`;
