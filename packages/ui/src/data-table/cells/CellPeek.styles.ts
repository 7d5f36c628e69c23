import { styled } from 'styled-components';
import { popupLook } from '../../foundation/popup/popup.styles.ts';
import { color, fontSize, space } from '../../theme/index.ts';

/** It lies above everything else of the page by itself, dialogs too: a popover needs no layer. */
export const PeekSurface = styled.div`
  ${popupLook}
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(440px, calc(100vw - ${space(4)}));
  max-block-size: calc(100vh - ${space(4)});
  margin: 0;
  padding: ${space(2)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: ${fontSize[13]};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-line;

  .more {
    display: block;
    margin-block-start: ${space(1)};
    color: ${color.textMuted};
  }
`;
