import { Field } from '@base-ui/react/field';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/index.ts';
import { boxInputStyle, boxStyle } from './fieldParts.styles.ts';

/** The box is around the input, because units and buttons are in it beside the digits. */
export const NumberBox = styled.div`
  ${boxStyle}
`;

export const NumberInput = styled(Field.Control)`
  ${boxInputStyle}
  /* When narrow, the units are truncated, never the number. */
  min-inline-size: min(12ch, 50%);
`;

/** A unit before or after the digits. A press on it focuses the input. */
export const Affix = styled.label`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: 30%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: inherit;
  color: ${color.textMuted};
  &:first-child {
    padding-inline-start: ${space(2.5)};
    margin-inline-end: ${space(-1)};
  }
  &:not(:first-child) {
    padding-inline-end: ${space(2.5)};
  }
`;

export const Steps = styled.span`
  flex: none;
  display: inline-flex;
  align-self: stretch;
  padding-inline-end: 1px;
  && > button {
    min-block-size: 0;
    touch-action: manipulation;
    -webkit-touch-callout: none;
  }
  && > button:disabled {
    border-color: transparent;
    background: transparent;
  }
  && > button[aria-disabled='true'] {
    background: transparent;
    & > * {
      opacity: 0.4;
    }
  }
  @media ${media.touch} {
    padding-inline-end: 0;
    /* Overlaps the border of the box, or it would be two pixels short of the touch size. */
    && > button {
      margin-block: -1px;
      min-block-size: 44px;
      background: transparent;
    }
  }
`;
