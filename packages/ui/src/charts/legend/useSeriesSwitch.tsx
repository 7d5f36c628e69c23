'use client';
import { styled } from 'styled-components';
import { useControlled } from '../../state/useControlled.ts';
import { color, media, radius } from '../../theme/index.ts';
import type { RenderLegendEntry } from '../series/chartData.ts';

const Switch = styled.button`
  display: flex;
  align-items: baseline;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: 24px;
  border: 0;
  border-radius: ${radius.control};
  padding: 0 4px;
  background: none;
  color: ${color.text};
  font: inherit;
  cursor: pointer;

  &[aria-pressed='false'] {
    color: ${color.textMuted};
    text-decoration: line-through;
    & > i {
      opacity: 0.4;
    }
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid ${color.primary};
  }
  @media ${media.touch} {
    min-block-size: 44px;
  }
`;

export type SeriesSwitchOptions = {
  /** Ids of the series that are switched off, when the host holds them. */
  hiddenSeries?: readonly string[] | undefined;
  /** Those that are switched off at first. Default: none. */
  defaultHiddenSeries?: readonly string[] | undefined;
  /** Called with the ids of all that are switched off, when one is pressed. */
  onHiddenSeriesChange?: ((hidden: readonly string[]) => void) | undefined;
};

/** Props for a chart. */
export type SeriesSwitch = {
  readonly hiddenSeries: readonly string[];
  readonly renderLegendEntry: RenderLegendEntry;
};

const NONE: readonly string[] = [];

/**
 * Makes the legend of a line, area or bar chart switch its series off and on: each entry is a button, and the axis follows what is
 * drawn. The last one that is drawn stays; the table and its file keep all.
 * @returns Props for the chart: `<LineChart {...useSeriesSwitch()} … />`.
 */
export function useSeriesSwitch(options: SeriesSwitchOptions = {}): SeriesSwitch {
  const [hiddenSeries, setHidden] = useControlled({
    value: options.hiddenSeries,
    defaultValue: options.defaultHiddenSeries ?? NONE,
    onChange: options.onHiddenSeriesChange,
    component: 'useSeriesSwitch',
  });
  return {
    hiddenSeries,
    renderLegendEntry: ({ id, isPrevious = false, isHidden = false }, content, entries) => {
      if (isPrevious) return content;
      const isLast = entries.every((one) => one.isPrevious === true || one.isHidden === true || one.id === id);
      const press = () => setHidden(isHidden ? hiddenSeries.filter((one) => one !== id) : [...hiddenSeries, id]);
      return (
        <Switch
          type="button"
          aria-pressed={!isHidden}
          // Not `disabled`, which would drop the focus.
          aria-disabled={isLast || undefined}
          onClick={isLast ? undefined : press}
        >
          {content}
        </Switch>
      );
    },
  };
}
