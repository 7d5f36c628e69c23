import { styled } from 'styled-components';
import type { SeriesColor } from '../../theme/index.ts';
import { seriesStyle } from './seriesStyle.ts';

const Key = styled.i`
  flex: none;
  align-self: center;
  box-sizing: border-box;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 2px;
  background: var(--series);
  /* Paper keeps it although browsers leave backgrounds out. */
  print-color-adjust: exact;

  &:is([data-line], [data-previous]) {
    inline-size: 18px;
    block-size: 2px;
    border-radius: 0;
  }
  &[data-previous] {
    background: repeating-linear-gradient(90deg, var(--series) 0 4px, transparent 4px 7px);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1.5px solid var(--ink);
    background: var(--filling);
    &:is([data-line], [data-previous]) {
      border: 0;
    }
    /* Dotted where the line is. */
    &[data-line] {
      background: repeating-linear-gradient(90deg, var(--ink) 0 3px, var(--filling) 3px 6px);
    }
    &[data-previous] {
      background: repeating-linear-gradient(90deg, var(--ink) 0 4px, transparent 4px 7px);
    }
  }
`;

export type SeriesKeyProps = {
  color: SeriesColor;
  /** Dashed: the period before. Default false. */
  isPrevious?: boolean | undefined;
  /** A stroke: the series is a line. Default false. */
  isLine?: boolean | undefined;
};

/** The square or the stroke in a series' colour, always beside its name. */
export function SeriesKey({ color, isPrevious = false, isLine = false }: SeriesKeyProps) {
  return (
    <Key
      aria-hidden
      data-color={color}
      data-previous={isPrevious || undefined}
      data-line={isLine || undefined}
      style={seriesStyle(color)}
    />
  );
}
