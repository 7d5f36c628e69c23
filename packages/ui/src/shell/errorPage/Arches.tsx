import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme/index.ts';
import { errorPage } from './errorPage.styles.ts';

/** The text on a sheet above a tinted page, with a bridge at its foot. */
export const ArchesPage = styled.div`
  ${errorPage}
  --paper: ${color.primarySoft};

  > main {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
  }

  .words {
    align-self: center;
    justify-self: center;
    grid-row: 1;
    inline-size: calc(100% - ${space(10)});
    max-inline-size: 36rem;
    margin-block-start: ${space(8)};
    padding: ${space(8)} ${space(6)};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  svg {
    inline-size: 100%;
    block-size: clamp(140px, 22vw, 320px);
  }

  .built {
    fill: var(--ink);
    /* No seam between two spans. */
    stroke: var(--ink);
  }

  .unbuilt {
    fill: none;
    stroke: var(--ink);
    stroke-dasharray: 9 9;
    stroke-width: 2.5;
  }

  .stone {
    fill: color-mix(in srgb, var(--ink) 55%, var(--paper));
  }

  @media ${media.md} {
    .words {
      padding: ${space(12)};
    }
  }

  @media (forced-colors: active) {
    --paper: Canvas;
  }
`;

const span = 240;
const spans = [0, 1, 2, 4, 5];
const unbuilt = 3;

/** One span of the bridge, deck and half a pillar on either side, from its left edge. */
function outline(left: number): string {
  return `M${left} 40 h${span} v280 h-26 v-112 a94 94 0 0 0 -188 0 v112 h-26 z`;
}

/** A bridge with one span missing: its outline shows it under construction. */
export function Arches() {
  return (
    <svg viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {spans.map((position) => (
        <path key={position} className="built" d={outline(position * span)} />
      ))}
      <path className="unbuilt" d={outline(unbuilt * span)} />
      <rect className="stone" x={unbuilt * span + 2} y={272} width={22} height={48} />
      <rect className="stone" x={unbuilt * span + 216} y={228} width={22} height={92} />
    </svg>
  );
}
