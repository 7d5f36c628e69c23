import { styled } from 'styled-components';
import { color, fontSize, media, plainList, space } from '../../theme/index.ts';

/** Items with an amount each, in a column. */
export const Sales = styled.ul`
  ${plainList}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(0.5)} ${space(3)};
    align-items: baseline;
    padding-block: ${space(2.5)};
    border-block-start: 1px solid ${color.border};
  }

  > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  > li:last-child {
    padding-block-end: 0;
  }

  .first {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1)} ${space(2)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  a {
    color: ${color.primary};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  @media ${media.touch} {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
      /* The touch target extends beyond its line. */
      margin-block: -11px;
    }
  }

  .amount {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .quiet {
    grid-column: 1 / -1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }

  li[data-over] .amount {
    font-weight: 400;
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;

/** Total of all items. */
export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin: ${space(3)} 0 0;
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color.borderStrong};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
