import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../theme/index.ts';
import { largeTitle } from './page/pageTitle.styles.ts';

export const AuthRoot = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: ${color.surface};

  > header {
    padding: ${space(6)} ${space(5)} 0;
  }

  .statement {
    display: none;
  }

  > .sheet {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 400px);
    justify-content: center;
    padding: ${space(8)} ${space(5)} ${space(6)};
  }

  main {
    outline: none;
  }

  h1 {
    ${largeTitle}
  }

  .description {
    margin: ${space(2)} 0 0;
    color: ${color.textMuted};
  }

  .content {
    margin-block-start: ${space(6)};
  }

  .foot {
    padding-block-start: ${space(8)};
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }

  .foot a {
    color: inherit;
    text-underline-offset: 3px;
  }

  .foot a:hover {
    color: ${color.text};
  }

  @media ${media.md} {
    > .sheet {
      align-content: stretch;
    }

    main {
      padding-block-start: clamp(0px, 18vh, 180px);
    }
  }

  @media ${media.lg} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(360px, 5fr) 7fr;

    > header {
      position: sticky;
      inset-block-start: 0;
      box-sizing: border-box;
      block-size: 100vh;
      block-size: 100dvh;
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      padding: ${space(12)};
      border-inline-end: 1px solid ${color.border};
      background: ${color.surfaceSunken};
    }

    .statement {
      display: block;
      max-inline-size: 18ch;
      margin: 0;
      font-size: ${fontSize[32]};
      font-weight: 500;
      letter-spacing: -0.025em;
      line-height: 1.2;
      text-wrap: balance;
    }
  }
`;
