import { styled } from 'styled-components';
import { color, fontSize, iconSize, media, plainList, radius, space } from '../../theme/index.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  font-size: ${fontSize[14]};
  font-weight: 650;
  svg {
    ${iconSize}
    color: ${color.warning};
  }
`;

export const Weeks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${plainList}
  /* On a phone one line that scrolls: the week itself stands below it in the first screen. */
  @media not ${media.sm} {
    flex-wrap: nowrap;
    margin: -4px calc(-1 * var(--sereno-page-edge, 0px));
    padding: 4px var(--sereno-page-edge, 4px);
    overflow-x: auto;
    scroll-padding-inline: var(--sereno-page-edge, 4px);
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    > li {
      flex: 0 0 min(100%, 17.5rem);
      scroll-snap-align: start;
    }
    > li:only-child {
      flex-basis: 100%;
    }
  }
`;

export const Week = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  inline-size: 100%;
  min-block-size: 32px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  padding: ${space(1.5)} ${space(3)};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  strong {
    font-weight: 650;
  }
  &:hover {
    background: ${color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  &[aria-current='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  @media ${media.touch} {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &[aria-current='true'] {
      border: 2px solid Highlight;
    }
  }
`;
