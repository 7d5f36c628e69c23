import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

export const TableRoot = styled.section`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  overscroll-behavior: contain;
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }

  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: 6px ${space(3)};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
  }
  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  th {
    font-weight: 500;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    white-space: normal;
  }
  tbody th {
    min-inline-size: 8em;
    overflow-wrap: anywhere;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }

  > p {
    position: sticky;
    inset-inline-start: 0;
    inline-size: fit-content;
    margin: ${space(1)};
  }
  [data-cell] {
    border: 0;
    border-radius: 4px;
    margin: -4px -6px;
    padding: 4px 6px;
    background: none;
    color: ${color.primary};
    font: inherit;
    text-align: inherit;
    cursor: pointer;
    @media ${media.touch} {
      margin-block: -6px;
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    &:hover {
      background: ${color.primarySoft};
    }
    &:focus-visible {
      outline: 2px solid ${color.primary};
    }
  }

  /* Paper has room for all of it. */
  @media print {
    overflow: visible;
    flex: none;
  }
`;
