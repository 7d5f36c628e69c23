import { styled } from 'styled-components';
import { color, fontSize, plainList, space } from '../../theme/index.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Lines = styled.ul`
  display: grid;
  ${plainList}
  > li {
    min-inline-size: 0;
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
`;

export const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  /* Amounts are aligned at the end of the row. */
  label:has(strong) {
    inline-size: 100%;
    > :last-child {
      flex: 1 1 auto;
    }
  }
`;

/** The line, and its pay at the end. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
`;

export const Amount = styled.strong`
  margin-inline-start: auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Muted = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
  white-space: pre-line;
`;

export const Tally = styled.output`
  font-size: ${fontSize[13]};
  font-weight: 550;
`;
