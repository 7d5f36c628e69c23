import { styled } from 'styled-components';
import { color } from '../../theme/index.ts';

/** A plot with two axes: styles of the axes, and of the lines, areas or bars between them. */
export const SeriesRoot = styled.g`
  .axes line {
    stroke: ${color.border};
  }
  .axes .zero line {
    stroke: ${color.borderStrong};
  }
  .axes text {
    fill: ${color.textMuted};
  }
  .lines text,
  .bars text {
    fill: ${color.text};
    font-weight: 500;
  }
  .axes .word {
    font-weight: 500;
  }

  /* A line for each series. */
  .lines path {
    fill: none;
    stroke: var(--series);
    stroke-width: 2px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* A point without neighbours. */
  .lines [data-points] {
    stroke-width: 6px;
  }
  .lines [data-previous]:not([data-points]) {
    stroke-width: 1.5px;
    stroke-dasharray: 5 5;
  }

  .areas path {
    fill: var(--series);
    stroke: ${color.surface};
    stroke-width: 1px;
  }
  /* A line over shapes of any colour lies on a line of the ground; the sums of the previous period are dashed. */
  :is(.before, .halo) path {
    fill: none;
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  .before [data-previous] {
    stroke: ${color.text};
    stroke-width: 1.5px;
    stroke-dasharray: 5 3;
  }
  /* A point without neighbours has no area. */
  .areas [data-points] {
    stroke: var(--series);
    stroke-width: 3px;
  }

  /* The bars of a series in one path. */
  .bars path {
    fill: var(--series);
    stroke: ${color.surface};
    stroke-width: 1px;
  }
  /* Thinner than that, the outline would eat the bars. */
  .bars[data-thin] path {
    stroke: none;
  }
  .bars [data-previous]:not([data-color]) {
    fill: none;
    stroke: ${color.text};
    stroke-width: 2px;
    stroke-dasharray: 4 2;
  }

  @media (forced-colors: active) {
    :is(.axes, .lines, .bars) text {
      fill: CanvasText;
    }
    .axes line {
      stroke: GrayText;
      stroke-dasharray: 1 3;
    }
    .axes .zero line {
      stroke: CanvasText;
      stroke-dasharray: none;
    }
    .lines path {
      stroke: var(--ink);
    }
    /* Four colours for all: those that are hollow elsewhere are dotted. */
    .lines
      :is(
        [data-color='5'],
        [data-color='6'],
        [data-color='7'],
        [data-color='8'],
        [data-color='danger'],
        [data-color='warning']
      ) {
      stroke-dasharray: 1 5;
      stroke-width: 3px;
    }
    .lines path[data-points] {
      stroke-width: 8px;
    }
    :is(.bars, .areas) path {
      fill: var(--filling);
      stroke: var(--ink);
    }
    :is(.before, .halo) path {
      stroke: Canvas;
    }
    :is(.bars, .before) [data-previous]:not([data-color]) {
      stroke: CanvasText;
    }
  }
`;
