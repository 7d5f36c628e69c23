import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { color, fontSize, layer, motion, shadow, space } from '../../theme/index.ts';

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${layer.drawer};
  transition: opacity ${motion.normal} ease-out;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  background: ${color.backdrop};
`;

/** The whole panel scrolls, so that arrow keys scroll it wherever the focus stands inside; header and footer stick to it. */
export const Panel = styled(Dialog.Popup)`
  position: fixed;
  inset-block: 0;
  z-index: ${layer.drawer};
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

const edge = `max(${space(4)}, env(safe-area-inset-left)) max(${space(4)}, env(safe-area-inset-right))`;

export const Header = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 56px;
  padding-block: max(${space(2)}, env(safe-area-inset-top)) ${space(2)};
  padding-inline: ${edge};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  &[data-bare] {
    border-block-end-color: transparent;
  }
  & > :last-child {
    margin-inline-start: auto;
    margin-inline-end: -${space(2)};
  }
`;

export const Title = styled(Dialog.Title)`
  min-inline-size: 0;
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding: ${space(4)};
  padding-inline: ${edge};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  overflow-wrap: anywhere;
  &[data-padding='none'] {
    padding: 0;
  }
`;

export const Footer = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block: ${space(3)} max(${space(3)}, env(safe-area-inset-bottom));
  padding-inline: ${edge};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
`;
