import { styled } from 'styled-components';
import { color, layer, media, motion, shadow, space } from '../theme/index.ts';

/** Its diameter in px: as small as a usable target, because it covers part of the page. */
const roundButtonSize = { mouse: 36, touch: 44 } as const;

export const RoundButton = styled.button`
  position: fixed;
  z-index: ${layer.sticky};
  /* Mostly in the margin beside the content; at the end of the page Footer leaves room for it. */
  inset-block-end: calc(${space(2)} + env(safe-area-inset-bottom, 0px));
  inset-inline-end: calc(${space(2)} + env(safe-area-inset-right, 0px));
  display: grid;
  place-items: center;
  inline-size: ${roundButtonSize.mouse}px;
  block-size: ${roundButtonSize.mouse}px;
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

  /* Below md it would lie on what the page offers, whose whole width is used. */
  @media not ${media.md} {
    display: none;
  }

  @media ${media.touch} {
    inline-size: ${roundButtonSize.touch}px;
    block-size: ${roundButtonSize.touch}px;
  }

  @media print {
    display: none;
  }
`;
