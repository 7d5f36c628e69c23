import { css, styled } from 'styled-components';
import { color, fontSize, media, space } from '../theme/index.ts';
import { largeTitle } from './page/pageTitle.styles.ts';

const message = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: center;
  gap: ${space(2)};
  inline-size: 100%;
  max-inline-size: 560px;
  padding-block: ${space(8)};
  outline: none;

  h1 {
    overflow-wrap: anywhere;
    ${largeTitle}
  }

  .text {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[16]};
    text-wrap: pretty;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    padding-block-start: ${space(4)};
  }

  @media ${media.md} {
    h1 {
      font-size: ${fontSize[32]};
    }
  }
`;

export const Message = styled.div`
  ${message}
  min-block-size: min(480px, 60vh);
`;

export const FullMessage = styled.main`
  ${message}
`;

export const FullPage = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding: ${space(6)} ${space(5)};

  > header {
    justify-self: start;
  }
`;
