import { Tabs } from '@base-ui/react/tabs';
import { css, keyframes, styled } from 'styled-components';
import { color, density, fontSize, iconSize, media, motion, radius, space } from '../../theme/index.ts';

export const Root = styled(Tabs.Root)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const fade = keyframes`
  0% { --fade-end: 32px; }
  1%, 99% { --fade-start: 32px; --fade-end: 32px; }
  100% { --fade-start: 32px; }
`;

/** One row at any width: it scrolls, and its ends fade where there is more. */
export const List = styled(Tabs.List)`
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.border};

  @media not ${media.sm} {
    &[data-dense] {
      gap: 0;
      margin-inline: calc(-1 * var(--sereno-page-edge, 0px));
      padding-inline: ${space(1)};
    }

    &[data-dense] ~ * {
      margin-block-start: 0;
    }
  }

  @supports (animation-timeline: scroll()) {
    @media (forced-colors: none) {
      mask-image: linear-gradient(
        to right,
        transparent,
        #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)),
        transparent
      );
      animation: ${fade} linear;
      animation-timeline: scroll(self inline);
    }
  }
`;

/** Where four tabs have the width of a phone. */
const denseTab = css`
  [data-dense] > & {
    flex: 1 0 auto;
    gap: ${space(1)};
    padding-inline: 5px;
    font-size: ${fontSize[13]};
  }
`;

export const Tab = styled(Tabs.Tab)`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  max-inline-size: 20rem;
  margin: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-family: inherit;
  font-weight: 550;
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: color ${motion.fast};

  min-block-size: ${density.controlHeight};
  padding: ${space(2)} ${space(3)};
  font-size: ${fontSize[14]};
  @media ${media.touch} {
    min-block-size: 44px;
  }
  @media not ${media.sm} {
    ${denseTab}
  }
  & > svg {
    ${iconSize}
  }

  /* Inside, because the row clips. */
  &:focus-visible {
    outline-offset: -3px;
  }

  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
  &[data-active] {
    color: ${color.primary};
  }
  &[data-disabled] {
    color: ${color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-active] {
      color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

export const Count = styled.span`
  flex: none;
  min-inline-size: 20px;
  border-radius: ${radius.pill};
  padding: 1px ${space(1.5)};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  text-align: center;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  [data-active] > & {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  @media not ${media.sm} {
    [data-dense] > * > & {
      min-inline-size: 0;
      padding: 0;
      background: none;
      font-size: 11px;
    }
  }
`;

/** Physical, like the measures it receives. */
export const Indicator = styled(Tabs.Indicator)`
  position: absolute;
  left: 0;
  bottom: 0;
  width: var(--active-tab-width);
  height: 2px;
  border-radius: 1px;
  translate: var(--active-tab-left);
  transition:
    translate ${motion.normal} ease-out,
    width ${motion.normal} ease-out;

  background: ${color.primary};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const Panel = styled(Tabs.Panel)`
  min-inline-size: 0;
  margin-block-start: ${space(4)};
  border-radius: ${radius.control};
  &:focus-visible {
    outline-offset: ${space(1)};
  }
`;
