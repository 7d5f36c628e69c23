import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** Height of the rows of a table, which scroll inside, so that no answer moves what stands below. */
export const ROWS_HEIGHT = 'var(--table-rows)';

/** As high as a table with its heading, its tools and its rows, whatever stands in it; on a phone the title takes two lines. */
export const TablePlace = styled.div`
  --table-rows: min(30rem, 70svh);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(var(--table-rows) + 14.0625rem);

  @media ${media.sm} {
    min-block-size: calc(var(--table-rows) + 11rem);
  }

  @media ${media.md} {
    --table-rows: 24rem;
    min-block-size: calc(var(--table-rows) + 3.75rem);
  }
`;
