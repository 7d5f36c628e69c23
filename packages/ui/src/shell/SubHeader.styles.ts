import { styled } from 'styled-components';
import { color, fontSize, space } from '../theme/index.ts';
import { pageTitle } from './pageTitle.styles.ts';

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
    gap: ${space(2)} ${space(3)};
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
