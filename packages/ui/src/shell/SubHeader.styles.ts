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

  /* Below md the title and the day alone: the menu says where one is, and has what the actions lead to. */
  @media not ${media.md} {
    .heading {
      flex: 1 1 auto;
    }

    .heading > nav,
    .aside > :not(.date) {
      display: none;
    }

    h1 {
      margin-block-start: 0;
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
