import { Field } from '@base-ui/react/field';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/index.ts';
import { boxInputLook, boxLook } from './fieldLooks.styles.ts';

/** The box stands around the input, because signs and buttons are in it beside the figures. */
export const NumberBox = styled.div`
  ${boxLook}
`;

export const NumberInput = styled(Field.Control)`
  ${boxInputLook}
  /* Where it is narrow the signs are shortened, never the number. */
  min-inline-size: min(12ch, 50%);
`;

/** A sign before or after the figures. A press on it goes to the input, as it would inside of it. */
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
    margin-inline-end: -${space(1)};
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
    /* Over the line of the box, or it would be two pixels short of a fingertip. */
    && > button {
      margin-block: -1px;
      min-block-size: 44px;
      background: transparent;
    }
  }
`;
