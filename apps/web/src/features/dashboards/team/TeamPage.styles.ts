import { color, fontSize, media, space } from '@sereno/ui/theme';
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

export const Goals = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const GoalCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const GoalTitle = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

export const GoalNote = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

/** The own row of the ranking stands out, beside the word that says so. */
export const TablePlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  [role='row']:has([data-tone='info']) > [role='gridcell'] {
    background: ${color.primarySoft};
  }
`;

/** About as high as a page of rows with titles and totals. */
export const TABLE_HEIGHT = '500px';

/** The place of the ranking while nobody is near it: nothing is on its way yet. */
export const TableRoom = styled.div`
  block-size: ${TABLE_HEIGHT};
`;
