'use client';
import { type SeriesColor, seriesVariable } from '../../theme/index.ts';
import type { CardStyle } from '../customProperties.ts';
import { Bar } from './Breakdown.styles.ts';
import { patternOf } from './pattern.ts';

type BreakdownBarProps = {
  /** `width` from 0 to 1. */
  readonly parts: readonly { readonly color: SeriesColor; readonly width: number }[];
  /** Newer figures are on their way: it is muted. */
  readonly refreshing: boolean;
};

/** The parts side by side. It says nothing that the rows below it do not say in words. */
export function BreakdownBar({ parts, refreshing }: BreakdownBarProps) {
  return (
    <Bar aria-hidden data-refreshing={refreshing || undefined}>
      {parts.map(({ color, width }, place) => {
        const style: CardStyle = { '--part': seriesVariable(color), flexGrow: width };
        // Parts are their places.
        // oxlint-disable-next-line react/no-array-index-key
        return width > 0 && <span key={place} data-pattern={patternOf(place)} style={style} />;
      })}
    </Bar>
  );
}
