import { Toast } from '@base-ui/react/toast';
import { styled } from 'styled-components';
import { color, fontSize, layer, media, motion, radius, shadow, space } from '../../theme/index.ts';

/** Lets presses through beside its toasts. It scrolls when they are taller than the screen. */
export const Region = styled(Toast.Viewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 100dvh;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  pointer-events: none;

  padding-block: ${space(8)} max(${space(3)}, env(safe-area-inset-bottom));
  padding-inline: max(${space(3)}, env(safe-area-inset-left)) max(${space(3)}, env(safe-area-inset-right));
  @media ${media.sm} {
    inline-size: 440px;
    padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
    /* Room for the shadow, which would be clipped. */
    padding-inline: ${space(8)} max(${space(4)}, env(safe-area-inset-right));
  }
  /* Below md the buttons of rows and the main action of a form are where toasts stand otherwise: they come below the page's bar. */
  @media not ${media.md} {
    inset-block: var(--sereno-bar-size, 0px) auto;
    padding-block: 0 ${space(8)};
  }
  /*
   * A dialog's buttons are at its bottom and must not be covered, so toasts move to the top meanwhile. Popups of fields
   * do not count: they have no buttons, and are in the document while closed.
   */
  :root:has([role='dialog']:not([popover]), [role='alertdialog']) & {
    inset-block: 0 auto;
    padding-block: max(${space(3)}, env(safe-area-inset-top)) ${space(8)};
  }
  &:focus-visible {
    outline-offset: ${space(-1)};
  }
`;

/** Shrinks as it fades, so that the others move up smoothly. */
export const Card = styled(Toast.Root)`
  display: grid;
  flex: none;
  grid-template-rows: 1fr;
  padding-block-start: ${space(2)};
  outline: none;
  pointer-events: auto;
  touch-action: pan-y;
  transform: translateX(var(--toast-swipe-movement-x));
  transition:
    grid-template-rows ${motion.normal} ease-out,
    padding ${motion.normal} ease-out,
    opacity ${motion.normal} ease-out,
    transform ${motion.normal} ease-out;

  &[data-starting-style] {
    opacity: 0;
    transform: translateY(${space(3)});
  }
  &[data-ending-style] {
    grid-template-rows: 0fr;
    padding-block-start: 0;
    opacity: 0;
    pointer-events: none;
  }
  &[data-ending-style][data-swipe-direction='left'] {
    transform: translateX(-100%);
  }
  &[data-ending-style][data-swipe-direction='right'] {
    transform: translateX(100%);
  }
`;

export const Surface = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid;
  border-radius: ${radius.card};

  ${Card}:focus-visible > & {
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
  }

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
`;

export const Content = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding: ${space(3)};
  padding-inline-start: ${space(4)};
  font-size: ${fontSize[14]};
  line-height: 20px;
  /* Two lines stand between a phone's bar and what can be pressed below the title. */
  @media not ${media.md} {
    padding-block: ${space(1)};
    align-items: center;
    min-block-size: 38px;
    font-size: ${fontSize[13]};
  }
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 20px;
  }

  &[data-tone='info'] > svg {
    color: ${color.info};
  }
  &[data-tone='positive'] > svg {
    color: ${color.positive};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warning};
  }
  &[data-tone='danger'] > svg {
    color: ${color.danger};
  }
  @media (forced-colors: active) {
    &[data-tone] > svg {
      color: CanvasText;
    }
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Text = styled(Toast.Title)`
  margin: 0;
  font-size: inherit;
  font-weight: 550;
`;

export const Description = styled(Toast.Description)`
  margin: ${space(0.5)} 0 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
  & > p {
    margin: 0;
  }
  @media not ${media.md} {
    margin: 0;
    font-size: ${fontSize[12]};
    line-height: 1.35;
  }
`;

export const Messages = styled.ul`
  margin: ${space(1)} 0 0;
  padding-inline-start: ${space(4)};
`;

export const Action = styled.div`
  margin-block-start: ${space(2)};
`;

/** How often the same message was reported. */
export const Times = styled.span`
  flex: none;
  border-radius: ${radius.pill};
  padding: 1px ${space(1.5)};
  font-size: ${fontSize[12]};
  font-weight: 550;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;

/** No taller than a line of text, so that the toast's height does not change. */
export const Dismiss = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  block-size: 20px;
  margin-inline-end: ${space(-1)};
`;

/** Above the toasts, so that nothing moves under a finger when it appears. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  align-self: flex-end;
  gap: ${space(1)};
  border: 1px solid;
  border-radius: ${radius.card};
  font-size: ${fontSize[13]};
  pointer-events: auto;

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  box-shadow: ${shadow};
`;

export const More = styled.span`
  padding-inline-start: ${space(3)};
  font-variant-numeric: tabular-nums;
`;
