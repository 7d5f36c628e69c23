import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

export const Shortcut = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  vertical-align: baseline;
`;

export const Key = styled.kbd`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5em;
  border: 1px solid;
  border-radius: 4px;
  padding-inline: ${space(1)};
  font-family: inherit;
  font-size: ${fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
  white-space: nowrap;

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  /* Also in a menu row that keeps its own colours. */
  forced-color-adjust: auto;
`;
