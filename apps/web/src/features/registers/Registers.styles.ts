import { color, fontSize, media, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** What stands above the table. */
export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > a {
    margin-inline-start: auto;
  }
`;

export const FieldCell = styled.div`
  min-inline-size: 0;
`;

/** What somebody else saved, below the field that holds something else. */
export const Newest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-block-start: ${space(1.5)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  font-size: ${fontSize[13]};
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const Heading = styled.h3`
  margin: 0 0 ${space(3)};
  font-size: ${fontSize[13]};
  font-weight: 600;
  color: ${color.textMuted};
`;

/** What can be done with a row, over the whole width of a phone. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};

  > p {
    flex: 1 0 100%;
    margin: 0;
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
  @media not ${media.sm} {
    > button,
    > a {
      flex: 1 1 auto;
    }
  }
`;

/** The variables of a template, below its field. */
export const Variables = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
`;

/** How a template reads, below what it is tried with. */
export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > :first-child {
    margin: 0;
  }
`;
