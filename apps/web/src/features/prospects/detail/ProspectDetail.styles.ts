import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** Who it is and what was done, and beside it, where there is room, what was quoted and sold. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-content: start;
  align-items: start;

  /* On a phone only what comes next stands there until all is known: nothing below it moves. */
  &[data-loading] {
    min-block-size: 100dvh;
  }

  &[data-loading] > :nth-child(2) {
    display: none;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);

    &[data-loading] > :nth-child(2) {
      display: grid;
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** What can be done with the prospect: on a phone below the name, the first over the whole width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  inline-size: 100%;

  > * {
    flex: 1 1 auto;
  }

  > :first-child {
    flex-basis: 100%;
  }

  @media ${media.md} {
    > *,
    > :first-child {
      flex: none;
    }
  }
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${space(4)};
`;

export const MessageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;
