import { color, fontSize, media, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** One person: who it is, and how much they receive. */
export const Person = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)} ${space(4)};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  @media ${media.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > [data-half] {
      grid-column: span 3;
    }
    > [data-third] {
      grid-column: span 2;
    }
  }
`;

export const PersonHead = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${fontSize[13]};
  font-weight: 600;
  color: ${color.textMuted};
`;

/** What is done with the list as a whole. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** What the shares come to, in sight however many people there are. */
export const Sum = styled.output`
  flex: 1 1 auto;
  align-self: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[data-wrong] {
    color: ${color.danger};
  }
`;
