import { createGlobalStyle, styled } from 'styled-components';
import { pageNumbers, printAlone } from '../../foundation/print/printAlone.styles.ts';
import { color } from '../../theme/index.ts';

/** Paper is white, whatever the theme: its colours are those of the light one, and black. */
export const Sheet = styled.article`
  color: black;
  font-size: 9pt;
  line-height: 1.35;

  @media screen {
    display: none;
  }

  &[data-letters='small'] {
    font-size: 8pt;
  }

  &[data-letters='tiny'] {
    font-size: 7pt;
  }

  > h1 {
    margin: 0;
    font-size: 16pt;
    font-weight: 650;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6mm;
    margin: 1.5mm 0 4mm;
    padding: 0;
    color: ${color.textMuted};
    list-style: none;
  }

  > ul > li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
    table-layout: fixed;
  }

  /* Each begins with its titles, so it stands at the top of a page. */
  > table + table {
    break-before: page;
  }

  /* To keep the sums with the last row as well makes Chromium cut them in two. */
  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 0.8mm 1.5mm;
    border-block-end: 0.2mm solid ${color.border};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  th {
    border-block-end: 0.35mm solid black;
    font-weight: 600;
    vertical-align: bottom;
  }

  .figure {
    text-align: end;
  }

  /* Its sign stands where its language has it, whatever the page is read from. */
  .figure:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: left;
  }

  td > span {
    color: ${color.textMuted};
  }

  /* The sums stand once, below the last row, rather than at the foot of each page. */
  tfoot {
    display: table-row-group;
  }

  tfoot td {
    border-block: 0.35mm solid black;
    font-weight: 600;
  }
`;

/** While the sheet is there, the page is printed without anything else, each leaf with its number where browsers can. */
export const SheetPage = createGlobalStyle<{ $isWide: boolean }>`
  @page {
    size: ${({ $isWide }) => ($isWide ? 'landscape' : 'portrait')};
    margin: 14mm 12mm 16mm;

    ${pageNumbers}
  }

  ${printAlone(Sheet)}
`;
