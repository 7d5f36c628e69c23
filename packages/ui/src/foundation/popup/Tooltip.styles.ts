import { Tooltip } from '@base-ui/react/tooltip';
import { styled } from 'styled-components';
import { color, fontSize, layer, motion, radius, space } from '../../theme/index.ts';

export const Place = styled(Tooltip.Positioner)`
  z-index: ${layer.popup};
`;

/** The page's colours inverted, so that it never looks like a control. */
export const Bubble = styled(Tooltip.Popup)`
  border: 1px solid transparent;
  border-radius: ${radius.control};
  padding: ${space(1)} ${space(2)};
  font-size: ${fontSize[12]};
  font-weight: 500;
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-line;
  transition: opacity ${motion.fast} ease-out;

  max-inline-size: min(280px, var(--available-width));

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  &[data-instant] {
    transition: none;
  }

  background: ${color.text};
  color: ${color.surface};
`;
