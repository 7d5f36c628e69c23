import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../theme/index.ts';

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

/** Columns of groups, so that two fingerprints are compared line by line. What is selected has no spaces in it. */
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
