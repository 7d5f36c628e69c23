import { fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Figures = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
  overflow-wrap: anywhere;

  &::first-letter {
    text-transform: uppercase;
  }
`;
