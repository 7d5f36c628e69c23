import { styled } from 'styled-components';
import { color, fontSize, iconSize, media, space } from '../../theme/index.ts';
import { Input } from './Field.styles.ts';

export const InputWithToggle = styled.div`
  position: relative;
  display: flex;

  & > button {
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 1px;
    min-block-size: 0;
    inline-size: 36px;
  }
  /* The disabled input is already grey; a second grey box inside would add noise. */
  && > button:disabled {
    border-color: transparent;
    background: transparent;
  }
  @media ${media.touch} {
    & > button {
      inline-size: 44px;
    }
    & > button:not(:focus-visible) {
      background: transparent;
    }
  }
`;

export const SecretInput = styled(Input)`
  padding-inline-end: 44px;
  /* Edge adds a reveal button of its own, which would appear beside ours. */
  &::-ms-reveal {
    display: none;
  }
`;

export const CapsLockHint = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-block-start: ${space(1.5)};
  font-size: ${fontSize[13]};
  color: ${color.warning};
  & > svg {
    ${iconSize}
  }
`;
