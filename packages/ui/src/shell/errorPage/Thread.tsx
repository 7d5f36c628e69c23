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

/** A thread that starts at one edge, gets tangled, and ends before the other. */
const path =
  'M-40 232 C190 232 330 196 500 214 C690 234 812 372 716 388 C620 404 548 214 664 128 C780 42 980 92 948 230' +
  ' C918 360 742 372 664 282 C600 208 690 60 838 96 C1010 138 1010 318 1120 300 C1180 290 1200 236 1236 214';

export function Thread() {
  return (
    <svg viewBox="470 20 810 400" preserveAspectRatio="xMidYMid meet" aria-hidden>
      <path className="thread" d={path} />
      <path className="rest" d="M1262 200 C1330 168 1420 186 1520 186 H3000" />
      <path className="rest" d="M-40 232 H-2000" />
      <circle className="end" cx={1240} cy={212} r={7} />
    </svg>
  );
}
