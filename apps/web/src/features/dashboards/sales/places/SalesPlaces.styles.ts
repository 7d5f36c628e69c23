import { color, fontSize, media } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Note = styled.p`
  flex: 1 0 100%;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`;

/** How many municipalities are in sight; all are one press further. */
export const COUNTIES_SHOWN = 10;

/** Height of a map's drawing in px, with room for all of its rows; known without the drawing's code. */
export const MAP_HEIGHT = 400;

/** As high as a map with its heading, which on a phone stands in two lines. */
export const MapPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(${MAP_HEIGHT / 16}rem + 120px);

  @media ${media.md} {
    min-block-size: calc(${MAP_HEIGHT / 16}rem + 80px);
  }
`;
