import { styled } from 'styled-components';
import { media, space } from '../../theme/index.ts';

export const Actions = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  /* On a phone both are under the thumb, the primary one twice as wide. */
  @media not ${media.sm} {
    & > * {
      flex: 1 1 auto;
    }
    & > :last-child {
      flex-grow: 3;
    }
  }
`;
