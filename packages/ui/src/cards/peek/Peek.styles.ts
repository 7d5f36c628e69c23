import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { color, fontSize, layer, motion, radius, shadow, space } from '../../theme/index.ts';

export const Place = styled(Popover.Positioner)`
  z-index: ${layer.popup};
`;

export const Surface = styled(Popover.Popup)`
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(320px, var(--available-width), calc(100vw - ${space(4)}));
  max-block-size: var(--available-height);
  padding: ${space(3)} ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  overflow-wrap: anywhere;
  outline: none;
  transition: opacity ${motion.fast} ease-out;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  p {
    margin: 0;
  }
`;
