import { styled } from 'styled-components';
import { fontSize, media, space } from '../../theme/index.ts';

/** The answers, laid out by the footer that they stand in. */
export const Answers = styled.div`
  display: contents;
`;

/** Away from the others: it is the one that loses something. */
export const Apart = styled.div`
  display: grid;
  margin-block-end: ${space(3)};

  @media ${media.sm} {
    margin-block-end: 0;
    margin-inline-end: auto;
  }
`;

/** What is left, counted; what is said of it stands below. */
export const News = styled.p`
  margin: 0 0 ${space(3)};
  font-size: ${fontSize[14]};
`;
