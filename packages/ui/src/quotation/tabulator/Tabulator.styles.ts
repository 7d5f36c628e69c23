import { createGlobalStyle, styled } from 'styled-components';
import { pageNumbers, printAlone } from '../../foundation/print/printAlone.styles.ts';
import { color, fontSize, radius, space } from '../../theme/index.ts';

/** Scrolls sideways by itself, so that the page does not. */
export const Frame = styled.section`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    padding: ${space(1.5)} ${space(2)};
    border-block-end: 1px solid ${color.border};
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    vertical-align: bottom;
    font-weight: 600;
    small {
      display: block;
      font-size: ${fontSize[12]};
      font-weight: 400;
      color: ${color.textMuted};
    }
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.surface};
    text-align: start;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr:hover > * {
    background: ${color.surfaceSunken};
  }
  a {
    color: ${color.primary};
    text-decoration: none;
    border-radius: ${radius.control};
    &:is(:hover, :focus-visible) {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    &:focus-visible {
      outline: 2px solid ${color.primary};
      outline-offset: 2px;
    }
  }
`;

export const Note = styled.p`
  margin: 0;
  margin-block-start: ${space(2)};
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`;

/** Hidden on screen. */
export const Paper = styled.div`
  color: black;
  font-size: 8pt;
  font-variant-numeric: tabular-nums;

  @media screen {
    display: none;
  }
  h1 {
    margin: 0;
    font-size: 13pt;
  }
  p {
    margin: 0 0 2mm;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 0.9mm 1.5mm;
    border-block-end: 0.2mm solid #999;
    text-align: end;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end: 0.35mm solid black;
    vertical-align: bottom;
  }
  small {
    display: block;
    font-size: 7pt;
    font-weight: 400;
  }
  tr > :first-child {
    text-align: start;
  }
`;

/** While rendered, only the paper is printed. */
export const PaperPage = createGlobalStyle<{ $isWide: boolean }>`
  @page {
    size: ${({ $isWide }) => ($isWide ? 'landscape' : 'portrait')};
    margin: 12mm 12mm 14mm;

    ${pageNumbers}
  }

  ${printAlone(Paper)}
`;
