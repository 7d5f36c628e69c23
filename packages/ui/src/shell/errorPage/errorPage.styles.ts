import { css } from 'styled-components';
import { color, fontSize, media, space } from '../../theme/index.ts';
import { largeTitle } from '../page/pageTitle.styles.ts';

/**
 * Shared styles of the six pages: the type, and the three colours of the drawings. Each page positions its drawing
 * (`.sign`) and its text.
 */
export const errorPage = css`
  --ink: ${color.primary};
  --paper: ${color.bg};
  --line: ${color.borderStrong};

  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  overflow: clip;
  background: var(--paper);

  > header {
    justify-self: start;
    padding: ${space(6)} ${space(5)} 0;
  }

  > main {
    outline: none;
  }

  .sign svg {
    display: block;
    overflow: visible;
  }

  .code {
    margin: 0;
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.05em;
    line-height: 0.8;
  }

  .words {
    max-inline-size: 30rem;
  }

  h1 {
    overflow-wrap: anywhere;
    ${largeTitle}
  }

  .text {
    margin: ${space(3)} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize[16]};
    text-wrap: pretty;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-block-start: ${space(6)};
  }

  @media ${media.md} {
    > header {
      padding: ${space(8)} ${space(10)} 0;
    }

    h1 {
      font-size: ${fontSize[32]};
    }
  }

  @media (forced-colors: active) {
    --ink: CanvasText;
    --paper: Canvas;
    --line: CanvasText;
  }
`;
