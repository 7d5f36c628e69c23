import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../../theme/index.ts';
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
  /* The resting input already looks switched off; a second grey box inside would only add noise. */
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
  /* Edge draws a reveal button of its own, which would stand beside ours. */
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
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
