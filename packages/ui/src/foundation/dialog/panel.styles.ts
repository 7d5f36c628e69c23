import { Dialog } from '@base-ui/react/dialog';
import { css, keyframes, styled } from 'styled-components';
import { color, fontSize, layer, motion, space } from '../../theme/index.ts';

/** Styles of every panel above the page. All are on one layer, so that the last opened is on top. */
export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  transition: opacity ${motion.normal} ease-out;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  background: ${color.backdrop};
`;

const edge = `max(var(--panel-edge, ${space(4)}), env(safe-area-inset-left)) max(var(--panel-edge, ${space(4)}), env(safe-area-inset-right))`;

export const Header = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 56px;
  padding-block: max(${space(2)}, env(safe-area-inset-top)) ${space(2)};
  padding-inline: ${edge};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
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
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block: ${space(3)} max(${space(3)}, env(safe-area-inset-bottom));
  padding-inline: ${edge};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
`;

const appear = keyframes`
  to { border-color: ${color.border}; }
`;
const vanish = keyframes`
  from { border-color: ${color.border}; }
`;

/** For a sticky header: its line shows only while content has scrolled under it. */
export const headerLine = css`
  @supports (animation-timeline: scroll()) {
    border-color: transparent;
    animation: ${appear} linear both;
    animation-timeline: scroll(nearest block);
    animation-range: 0 ${space(2)};
  }
`;

/** For a sticky footer: its line shows only while there is more content below it. */
export const footerLine = css`
  @supports (animation-timeline: scroll()) {
    border-color: transparent;
    animation: ${vanish} linear both;
    animation-timeline: scroll(nearest block);
    animation-range: calc(100% - ${space(2)}) 100%;
  }
`;
