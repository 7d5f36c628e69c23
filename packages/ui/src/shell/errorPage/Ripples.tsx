import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';
import { errorPage } from './errorPage.styles.ts';

/** Centred: the number, rings around its foot, the text below. */
export const RipplesPage = styled.div`
  ${errorPage}

  > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    padding: ${space(10)} ${space(5)} ${space(16)};
    text-align: center;
  }

  .sign {
    position: relative;
    padding-block-end: clamp(64px, 12vw, 144px);
  }

  .code {
    font-size: clamp(120px, 34vw, 272px);
  }

  svg {
    position: absolute;
    z-index: -1;
    inset-block-end: clamp(64px, 12vw, 144px);
    inset-inline-start: 50%;
    inline-size: clamp(600px, 130vw, 1520px);
    translate: -50% 50%;
  }

  &:dir(rtl) svg {
    translate: 50% 50%;
  }

  .ring {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  h1 {
    margin-inline: auto;
  }

  .actions {
    justify-content: center;
  }
`;

/** Half widths of the rings on the water, in units of the drawing. */
const rings = [190, 300, 430, 580, 750];

/** Rings on still water, around the point of impact. */
export function Ripples() {
  return (
    <svg viewBox="-760 -200 1520 400" aria-hidden>
      {rings.map((width, index) => (
        <ellipse key={width} className="ring" rx={width} ry={width * 0.16} opacity={0.6 - index * 0.115} />
      ))}
    </svg>
  );
}
