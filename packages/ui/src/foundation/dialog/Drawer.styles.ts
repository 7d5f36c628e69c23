import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { color, layer, motion, shadow, space } from '../../theme/index.ts';
import { Header } from './panel.styles.ts';

/** The whole panel scrolls, so that arrow keys scroll it wherever the focus is inside; header and footer are sticky. */
export const Panel = styled(Dialog.Popup)`
  position: fixed;
  inset-block: 0;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
  border: 0 solid;
  transition: translate ${motion.normal} cubic-bezier(0.2, 0, 0, 1);

  inline-size: min(var(--drawer-width), 100vw - 48px);
  &[data-side='start'] {
    inset-inline-start: 0;
    border-inline-end-width: 1px;
    --drawer-away: -100%;
  }
  &[data-side='end'] {
    inset-inline-end: 0;
    border-inline-start-width: 1px;
    --drawer-away: 100%;
  }
  &:dir(rtl)[data-side='start'] {
    --drawer-away: 100%;
  }
  &:dir(rtl)[data-side='end'] {
    --drawer-away: -100%;
  }

  &[data-starting-style],
  &[data-ending-style] {
    translate: var(--drawer-away);
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
`;

export const DrawerHeader = styled(Header)`
  &[data-bare] {
    border-block-end-color: transparent;
  }
  & > :last-child {
    margin-inline-start: auto;
    margin-inline-end: ${space(-2)};
  }
`;
