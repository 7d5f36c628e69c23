import { styled } from 'styled-components';
import { controlLook } from '../field/fieldLooks.styles.ts';
import { color, space } from '../../theme/index.ts';

export const Find = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  margin-block-end: ${space(2)};

  > svg {
    position: absolute;
    inset-inline-start: ${space(2.5)};
    color: ${color.textMuted};
    pointer-events: none;
  }

  > input {
    ${controlLook}
    padding-inline-start: ${space(8)};
    appearance: none;
  }
`;
