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
