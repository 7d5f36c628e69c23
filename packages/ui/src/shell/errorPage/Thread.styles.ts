import { styled } from 'styled-components';
import { media, space } from '../../theme/index.ts';
import { errorPage } from './errorPage.styles.ts';

/** A line runs through the page from edge to edge; the text is below, in the column where it is tangled. */
export const ThreadPage = styled.div`
  ${errorPage}

  > main {
    display: grid;
    grid-template-columns: minmax(0, 720px);
    align-content: center;
    justify-content: center;
    gap: ${space(8)};
    padding: ${space(8)} ${space(5)} ${space(16)};
  }

  svg {
    inline-size: 100%;
  }

  path {
    fill: none;
    stroke: var(--ink);
    stroke-linecap: round;
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }

  .end {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }

  @media ${media.lg} {
    > main {
      gap: ${space(10)};
    }
  }
`;
