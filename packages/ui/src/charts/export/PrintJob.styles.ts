import { createGlobalStyle, styled } from 'styled-components';
import { printAlone } from '../../foundation/print/printAlone.styles.ts';
import { color } from '../../theme/index.ts';

/** Paper is white, whatever the theme. */
export const Sheet = styled.article`
  color: black;
  font-size: 9pt;
  line-height: 1.35;

  @media screen {
    display: none;
  }

  > h1 {
    margin: 0;
    font-size: 16pt;
    font-weight: 650;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  > p {
    margin: 1.5mm 0 0;
    color: ${color.textMuted};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 1mm 5mm;
    margin: 3mm 0 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    align-items: center;
    gap: 1.5mm;
  }
  > div {
    margin-block-start: 5mm;
  }
  > div > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 165mm;
  }

  > table {
    inline-size: 100%;
    margin-block-start: 5mm;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.8mm 1.5mm;
    border-block-end: 0.2mm solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr {
    break-inside: avoid;
  }
  [data-figure] {
    text-align: end;
  }
`;

/** While the sheet exists, only it is printed. */
export const SheetPage = createGlobalStyle`
  @page {
    margin: 14mm 12mm 16mm;
  }

  ${printAlone(Sheet)}
`;
