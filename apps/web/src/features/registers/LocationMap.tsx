import { Card, Skeleton } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { allRowsQuery, useRegisterCalls } from './registerQueries.ts';
import type { AboveListProps } from './registerParts.ts';
import { Chart, Frame } from './LocationMap.styles.ts';
import { GRID_PATH, type MapPlace, mapMarks, OUTLINE_PATH } from './mapPlaces.ts';

const NONE: readonly never[] = [];
const at = ({ x, y }: MapPlace) => ({ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` });

/** Where the people that the list shows signed in last. The list below says the same in words, so the drawing is not read aloud. */
export function LocationMap({ register, query }: AboveListProps) {
  const { t } = useText(registerTexts);
  const calls = useRegisterCalls();
  const { data, isError } = useQuery(allRowsQuery(calls, register, query));
  const { marks, without } = useMemo(() => mapMarks(data ?? NONE), [data]);
  // The list says what is wrong, and asks again.
  if (isError) return null;
  if (data === undefined) return <Skeleton height="240px" />;
  const people = data.length - without;
  return (
    <Card>
      <Frame>
        <Chart aria-hidden dir="ltr">
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
            <path d={OUTLINE_PATH} />
            <path className="grid" d={GRID_PATH} />
          </svg>
          {marks.map(({ names, ...place }) => (
            <span key={`${place.x} ${place.y}`} className="mark" style={at(place)} title={names.join(', ')}>
              {names.length}
            </span>
          ))}
        </Chart>
        <figcaption>
          {t('locations.people', { count: people })}
          {without > 0 && ` ${t('locations.without', { count: without })}`}
        </figcaption>
      </Frame>
    </Card>
  );
}
