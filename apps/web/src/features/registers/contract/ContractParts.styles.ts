import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** Figures beside one another: what they are, and below it how much. */
export const Balance = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin: 0 0 ${space(4)};
  font-variant-numeric: tabular-nums;

  dt {
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

/** A list of amounts: what each is for, and at the end of the line how much. */
export const Amounts = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[14]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space(0.5)} ${space(4)};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-block-end: 0;
  }
  small {
    display: block;
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
  [data-late] small {
    font-weight: 550;
    color: ${color.danger};
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    font-weight: 600;
  }
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

/** What a contract includes on paper: each with its amount at the end of the line. */
export const PaperLines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: 6mm;
    padding-block: 1mm;
    border-block-end: 0.2mm solid ${color.border};
    break-inside: avoid;
  }
`;
