import { PreviewCard } from '@base-ui/react/preview-card';
import { styled } from 'styled-components';
import { layer, space } from '../../theme/index.ts';
import { popupLook } from './popup.styles.ts';

export const Place = styled(PreviewCard.Positioner)`
  z-index: ${layer.popup};
`;

export const Sheet = styled(PreviewCard.Popup)`
  ${popupLook}
  inline-size: 320px;
  padding: ${space(4)};
  overflow: auto;
  overflow-wrap: anywhere;
`;
