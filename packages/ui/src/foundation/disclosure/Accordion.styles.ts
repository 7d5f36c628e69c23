import { Accordion } from '@base-ui/react/accordion';
import { styled } from 'styled-components';
import { color, density, fontSize, media, motion, radius, space } from '../../theme/index.ts';

export const Root = styled(Accordion.Root)`
  min-inline-size: 0;
  border-block: 1px solid ${color.border};
`;

export const Item = styled(Accordion.Item)`
  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Heading = styled.h3`
  margin: 0;
  font-size: inherit;
`;

export const Trigger = styled(Accordion.Trigger)`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-family: inherit;
  font-weight: 550;
  line-height: 20px;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${motion.fast};

  min-block-size: ${density.controlHeight};
  padding: calc((${density.controlHeight} - 20px) / 2) ${space(2)};
  font-size: ${fontSize[14]};
  @media ${media.touch} {
    min-block-size: 44px;
  }
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 20px;
    color: ${color.textMuted};
    transition: rotate ${motion.normal};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  /* Inside, so that the line between two sections does not cross it. */
  &:focus-visible {
    outline-offset: -2px;
  }

  color: ${color.text};
  &:hover {
    background: ${color.surfaceSunken};
  }
  &[data-disabled] {
    background: none;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-disabled],
    &[data-disabled] > svg {
      color: GrayText;
    }
  }
`;

/** Clips with a margin while it moves, so that a focus ring at its edge is not cut. */
export const Panel = styled(Accordion.Panel)`
  block-size: var(--accordion-panel-height);
  overflow: clip;
  overflow-clip-margin: 4px;
  transition: block-size ${motion.normal} ease-out;
  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
  }
`;

export const Content = styled.div`
  padding-block: ${space(1)} ${space(4)};
  padding-inline: 32px ${space(2)};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
  color: ${color.text};
`;
