import { createGlobalStyle, styled } from 'styled-components';
import { pageNumbers, printAlone } from '../../foundation/print/printAlone.styles.ts';
import { color, fontSize, space } from '../../theme/index.ts';

/** The document, on a screen and on paper: lines and weights carry it, no colour. */
export const Document = styled.article`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-inline-size: 0;
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  overflow-wrap: anywhere;
  color: ${color.text};

  @media print {
    gap: 4.5mm;
    font-size: 10pt;
    line-height: 1.35;
    color: black;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding-block-end: ${space(3)};
  border-block-end: 2px solid currentColor;
  p {
    margin: 0;
  }
  > p {
    font-size: ${fontSize[16]};
    font-weight: 650;
  }
  > div {
    text-align: end;
    margin-inline-start: auto;
  }
  > div > p {
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

export const Number = styled.h2`
  margin: 0;
  font-size: ${fontSize[20]};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`;

/** What and for whom, two or more beside each other. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
  gap: ${space(3)} ${space(6)};
  margin: 0;
  dt {
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: 550;
  }
`;

export const Section = styled.section`
  min-inline-size: 0;
  break-inside: avoid;
`;

export const Heading = styled.h3`
  margin: 0;
  margin-block-end: ${space(2)};
  font-size: ${fontSize[14]};
  font-weight: 650;
`;

/** Tables of a year each, as many beside each other as there is room for. */
export const Years = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13em), 1fr));
  gap: ${space(5)} ${space(6)};
  @media print {
    gap: 5mm 6mm;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  break-inside: avoid;

  caption {
    padding-block-end: ${space(1)};
    font-weight: 600;
    text-align: start;
  }
  :is(th, td) {
    padding: ${space(1)} 0;
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  :is(th, td) + :is(th, td) {
    padding-inline-start: ${space(3)};
    text-align: end;
  }
  thead th {
    font-size: ${fontSize[12]};
    font-weight: 550;
    color: ${color.textMuted};
  }
  tbody th {
    font-weight: 400;
  }
  [data-rank='total'] > * {
    border-block: 1px solid currentColor;
    padding-block: ${space(2)};
    font-size: ${fontSize[16]};
    font-weight: 650;
  }
  [data-rank='part'] > * {
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
  @media print {
    :is(th, td) {
      padding-block: 0.5mm;
      border-color: #999;
    }
    [data-rank='total'] > * {
      padding-block: 1mm;
    }
  }
`;

export const Legal = styled.p`
  margin: 0;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

/** Two lines to sign on, kept on one page. */
export const Signatures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)};
  break-inside: avoid;
  padding-block-start: ${space(10)};
  font-size: ${fontSize[12]};
  text-align: center;
  > div {
    padding-block-start: ${space(1.5)};
    border-block-start: 1px solid currentColor;
  }
  strong {
    display: block;
    font-weight: 550;
  }
  @media print {
    padding-block-start: 12mm;
  }
`;

/** Hidden on screen. */
export const Paper = styled.div`
  color: black;
  @media screen {
    display: none;
  }
`;

/** While rendered, only it is printed, on any paper size. */
export const PaperPage = createGlobalStyle`
  @page {
    size: portrait;
    margin: 14mm 16mm 16mm;

    ${pageNumbers}
  }

  ${printAlone(Paper)}
`;
