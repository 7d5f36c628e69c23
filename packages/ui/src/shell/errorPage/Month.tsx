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

const cell = 44;
const step = 56;
/** A month of thirty days that begins on a Tuesday. */
const days = Array.from({ length: 30 }, (_, index) => index + 1);
const missing = 18;
/** Days with entries: the length of their mark, in units of the drawing. */
const marks: ReadonlyMap<number, number> = new Map([
  [3, 20],
  [7, 14],
  [10, 24],
  [15, 16],
  [21, 22],
  [24, 12],
  [29, 18],
]);

/** Upper left corner of a day's cell. */
function place(day: number): { x: number; y: number } {
  return { x: (day % 7) * step, y: Math.floor(day / 7) * step + 24 };
}

/** A month from which one day has slipped out and lies below. */
export function Month() {
  const gap = place(missing);
  return (
    <svg viewBox="-8 -8 396 396" aria-hidden>
      {Array.from({ length: 7 }, (_, column) => (
        <rect key={column} className="weekday" x={column * step + 12} width={20} height={6} rx={3} />
      ))}
      {days
        .filter((day) => day !== missing)
        .map((day) => {
          const { x, y } = place(day);
          const mark = marks.get(day);
          return (
            <g key={day}>
              <rect className="day" x={x} y={y} width={cell} height={cell} rx={8} />
              {mark !== undefined && <rect className="mark" x={x + 8} y={y + 30} width={mark} height={6} rx={3} />}
            </g>
          );
        })}
      <rect className="gap" {...gap} width={cell} height={cell} rx={8} />
      <g transform={`translate(${gap.x + 66} 338) rotate(17)`}>
        <rect className="fallen" x={-22} y={-22} width={cell} height={cell} rx={8} />
        <rect className="fallen-mark" x={-14} y={8} width={22} height={6} rx={3} />
      </g>
    </svg>
  );
}
