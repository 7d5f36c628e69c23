import { color, fontSize, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** The sums of today and those with a discount, side by side. */
export const Sums = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: ${space(2)};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding-block: ${space(2)};
    padding-inline-start: ${space(3)};
    border-block-end: 1px solid ${color.border};
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }
  thead th {
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
  tbody th {
    padding-inline-start: 0;
    color: ${color.textMuted};
    text-align: start;
  }
  td:last-child {
    font-weight: 500;
  }
  tr:last-child > * {
    border-block-end: 0;
  }
  [data-total] > :is(th, td) {
    font-weight: 600;
    color: ${color.text};
  }
`;

/** What somebody asked for and why, with who and when. */
export const Asked = styled.div`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};

  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    margin-block-start: ${space(1)};
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
`;

/** Requests that were decided before. */
export const Earlier = styled.section`
  display: grid;
  gap: ${space(2)};

  h3 {
    margin: 0;
    font-size: ${fontSize[14]};
    font-weight: 600;
  }
`;

/** What a dialog shows when there is no form. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
`;
