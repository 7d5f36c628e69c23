import { fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** Several have a line of their own: beside a name they would jump from line to line with its length. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  &:has(> :nth-child(2)) {
    flex-basis: 100%;
  }
`;

/** What stands about the week as a whole; takes the focus where what had it is gone. */
export const Standing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  &:empty {
    display: none;
  }
`;

/** Status and amount, and below them, on a phone, what is said about them and what can be done. */
export const WaitingStanding = styled.div`
  min-block-size: 2.5rem;
  @media not ${media.sm} {
    min-block-size: 8.5rem;
  }
`;

/** Rows that are on their way, down to the edge of the window and beyond: what follows comes into sight by scrolling alone. */
export const WaitingRows = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-block-size: 70svh;
`;
