import { color, fontSize, media, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** The parts of the import, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  h3 {
    margin: 0 0 ${space(1)};
    font-size: ${fontSize[16]};
    font-weight: 600;
  }
  p {
    margin: 0;
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** Short things beside each other. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** Fields in pairs where there is room. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)} ${space(4)};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A row that is to be mended. */
export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;

  legend {
    padding-inline: ${space(1)};
    font-size: ${fontSize[13]};
    font-weight: 600;
  }
`;
