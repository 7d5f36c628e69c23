import { styled } from 'styled-components';
import { color, media, space } from '../../theme/index.ts';
import { errorPage } from './errorPage.styles.ts';

/** In two halves: the text, and beside it, on a phone below, a panel with the drawing. */
export const MonthPage = styled.div`
  ${errorPage}
  --panel: ${color.surfaceSunken};

  > main {
    display: grid;
    grid-template-rows: auto minmax(320px, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }

  .words {
    grid-row: 1;
    padding: ${space(10)} ${space(5)};
  }

  .sign {
    display: grid;
    place-items: center;
    padding: ${space(8)} ${space(5)};
    border-block-start: 1px solid ${color.border};
    background: var(--panel);
  }

  svg {
    inline-size: min(100%, 400px);
  }

  .day {
    fill: ${color.surface};
    stroke: ${color.border};
    stroke-width: 1.5;
  }

  .weekday {
    fill: color-mix(in srgb, var(--line) 50%, var(--panel));
  }

  .mark {
    fill: color-mix(in srgb, var(--ink) 45%, ${color.surface});
  }

  .gap {
    fill: none;
    stroke: var(--line);
    stroke-dasharray: 5 5;
    stroke-width: 1.5;
  }

  .fallen {
    fill: var(--ink);
  }

  .fallen-mark {
    fill: var(--panel);
  }

  @media ${media.lg} {
    > header {
      position: absolute;
    }

    > main {
      grid-template-rows: minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-row: 1 / -1;
    }

    .words {
      grid-column: 1;
      align-self: center;
      justify-self: center;
      padding: ${space(24)} ${space(10)};
    }

    .sign {
      grid-row: 1;
      grid-column: 2;
      padding: ${space(12)};
      border-block-start: 0;
      border-inline-start: 1px solid ${color.border};
    }

    svg {
      inline-size: min(100%, 480px);
    }
  }

  @media (forced-colors: active) {
    --panel: Canvas;

    .day {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
