import { color, fontSize, space } from '@sereno/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

export const Roster = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${fontSize[13]};

  th,
  td {
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-size: ${fontSize[12]};
    font-weight: 550;
    color: ${color.textMuted};
  }
  td {
    block-size: 4.5rem;
  }
  .day {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-outside] {
    color: ${color.textMuted};

    .day {
      font-weight: 400;
    }
  }
  [data-today] {
    box-shadow: inset 0 2px 0 ${color.primary};
  }
  [data-own] {
    font-weight: 550;
    color: ${color.primary};
  }
`;

export const Paper = styled.div`
  color: black;

  h1 {
    margin: 0 0 4mm;
    font-size: 16pt;
  }
  th,
  td {
    border-color: #999;
    color: black;
  }
  @media screen {
    display: none;
  }
`;

export const PaperPage = createGlobalStyle`
  @page {
    size: landscape;
    margin: 12mm;
  }
  @media print {
    :root:root, :root > body {
      position: static !important;
      overflow: visible !important;
      background: white !important;
      color-scheme: light;
    }
    body > :not(${Paper}) {
      display: none !important;
    }
  }
`;
