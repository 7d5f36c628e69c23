import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { fontSize, layer, space } from '../../theme/index.ts';
import { popupStyle } from './popup.styles.ts';

export const Positioner = styled(Popover.Positioner)`
  z-index: ${layer.popup};
`;

export const Surface = styled(Popover.Popup)`
  ${popupStyle}
  inline-size: max-content;
  max-inline-size: min(360px, var(--available-width));
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
`;

export const Title = styled(Popover.Title)`
  margin: 0 0 ${space(2)};
  font-size: ${fontSize[14]};
  font-weight: 600;
  line-height: 1.4;
`;
