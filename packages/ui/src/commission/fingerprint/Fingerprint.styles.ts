import { styled } from 'styled-components';
import { color, fontSize, iconSize, media, motion, radius, space } from '../../theme/index.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
  font-size: ${fontSize[13]};
`;

export const Title = styled.strong`
  font-weight: 600;
`;

export const Fold = styled.details`
  min-inline-size: 0;
  font-size: ${fontSize[13]};
  &[open] {
    padding-block-end: ${space(2)};
  }
`;

export const Unfold = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-block-size: 32px;
  border-radius: ${radius.control};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    ${iconSize}
    margin-inline-start: auto;
    color: ${color.textMuted};
    transition: rotate ${motion.normal};
  }
  [open] > & > svg {
    rotate: 180deg;
  }
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  @media ${media.touch} {
    min-block-size: 44px;
  }
`;

export const Ends = styled.span`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
`;

/** Columns of groups, so that two fingerprints can be compared row by row. The selected text has no spaces. */
export const Digits = styled.code`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5ch, max-content));
  gap: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  padding: ${space(2)} ${space(3)};
  background: ${color.surfaceSunken};
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Explanation = styled.p`
  margin: 0;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;
