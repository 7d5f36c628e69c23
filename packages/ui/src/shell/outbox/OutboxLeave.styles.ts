import { styled } from 'styled-components';
import { fontSize, media, space } from '../../theme/index.ts';

/** The buttons, laid out by the surrounding footer. */
export const Answers = styled.div`
  display: contents;
`;

/** Apart from the others: it deletes data. */
export const Apart = styled.div`
  display: grid;
  margin-block-end: ${space(3)};

  @media ${media.sm} {
    margin-block-end: 0;
    margin-inline-end: auto;
  }
`;

/** The counts; what is said about them is below. */
export const News = styled.p`
  margin: 0 0 ${space(3)};
  font-size: ${fontSize[14]};
`;
