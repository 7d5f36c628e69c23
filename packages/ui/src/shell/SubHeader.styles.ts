import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../theme/index.ts';
import { pageTitle } from './page/pageTitle.styles.ts';

export const SubHeaderRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  .heading {
    flex: 1 1 240px;
    min-inline-size: 0;
  }

  h1 {
    margin: 0;
    font-size: ${fontSize[20]};
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.3;
    margin-block-start: ${space(1)};
    overflow-wrap: anywhere;
    text-wrap: balance;
    ${pageTitle}
  }

  .aside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(3)};
  }

  /* On a phone a row of its own: the day at its start, actions at its end, or below with full width. */
  @media not ${media.sm} {
    .aside {
      flex: 1 1 100%;
    }

    .date {
      flex: 999 1 auto;
    }

    .date ~ * {
      flex: 1 1 auto;
    }
  }

  .date {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  .date::first-letter {
    text-transform: uppercase;
  }
`;
