import { styled } from 'styled-components';
import { color, layer, motion, shadow, space } from '../theme/index.ts';

export const RoundButton = styled.button`
  position: fixed;
  z-index: ${layer.sticky};
  inset-block-end: max(${space(5)}, env(safe-area-inset-bottom));
  inset-inline-end: max(${space(5)}, env(safe-area-inset-right));
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.text};
  cursor: pointer;
  transition:
    opacity ${motion.normal},
    visibility ${motion.normal},
    translate ${motion.normal};

  &[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
    translate: 0 8px;
  }

  &:hover {
    background: ${color.surfaceSunken};
  }
`;
