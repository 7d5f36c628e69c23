import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Two charts side by side where there is room, the wider one first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/**
 * With heading and toolbar, which has more lines on a phone, the table is at most 500 px high; its rows scroll inside (DSH-10). An
 * empty one keeps the place.
 */
export const TablePlace = styled.div`
  --overdue-rows: 288px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(var(--overdue-rows) + 56px);
  max-block-size: 500px;

  @media ${media.md} {
    --overdue-rows: 380px;
  }
`;
