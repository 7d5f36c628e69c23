import { styled } from 'styled-components';
import { media, space } from '../../theme/index.ts';

/** Height of the rows, which scroll inside. */
export const ROWS_HEIGHT = 'var(--commission-rows)';

/** On a phone, where lines are cards, the rows have most of the window; elsewhere no more than they need. */
export const Place = styled.div`
  --commission-rows: max(20rem, 70svh);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-inline-size: 0;

  @media ${media.md} {
    --commission-rows: min(max(20rem, 70svh), calc(var(--lines) * 2.5rem + 6.25rem));
  }
  @media ${media.md} and ${media.touch} {
    --commission-rows: min(max(20rem, 70svh), calc(var(--lines) * 53px + 9rem));
  }
`;
