import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import { color, fontSize, space } from '../../theme/index.ts';
import type { ChartLegendEntry, RenderLegendEntry } from '../series/chartData.ts';
import { SeriesKey } from '../series/SeriesKey.tsx';

const List = styled.ul`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  line-height: 1.6;

  li {
    display: flex;
    align-items: baseline;
    gap: 6px;
    min-inline-size: 0;
    /* Two at least on each line: a legend of long names leaves most of the place to the drawing. */
    max-inline-size: calc(50% - ${space(1.5)});
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[hidden] {
    display: none;
  }
`;

export type ChartLegendProps = {
  ref: Ref<HTMLUListElement>;
  entries: readonly ChartLegendEntry[];
  /** Default: the content alone. */
  renderEntry: RenderLegendEntry | undefined;
};

/** What the colours of a chart stand for, in the order of its series. */
export function ChartLegend({ ref, entries, renderEntry = (_, content) => content }: ChartLegendProps) {
  const t = useTexts(chartsTexts);
  return (
    <List ref={ref} aria-label={t('chartFrame.legend')}>
      {entries.map((entry, index) => (
        <li key={index} title={entry.name}>
          {renderEntry(
            entry,
            <>
              <SeriesKey color={entry.color} isPrevious={entry.isPrevious} isLine={entry.isLine} />
              <span>{entry.name}</span>
            </>,
            entries,
          )}
        </li>
      ))}
    </List>
  );
}
