'use client';
import { type SeriesColor, seriesVariable } from '../../theme/index.ts';
import type { CardStyle } from '../customProperties.ts';
import { Bar } from './Breakdown.styles.ts';
import { patternOf } from './pattern.ts';

type BreakdownBarProps = {
  /** `width` from 0 to 1. */
  readonly parts: readonly { readonly color: SeriesColor; readonly width: number }[];
  /** Refreshing: it is muted. */
  readonly refreshing: boolean;
};

/** The parts side by side. Decorative: the rows below say the same in text. */
export function BreakdownBar({ parts, refreshing }: BreakdownBarProps) {
  return (
    <Bar aria-hidden data-refreshing={refreshing || undefined}>
      {parts.map(({ color, width }, place) => {
        const style: CardStyle = { '--part': seriesVariable(color), flexGrow: width };
        // Parts are identified by their index.
        // oxlint-disable-next-line react/no-array-index-key
        return width > 0 && <span key={place} data-pattern={patternOf(place)} style={style} />;
      })}
    </Bar>
  );
}
