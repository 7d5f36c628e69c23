'use client';
import type { FigureUnit } from '@sereno/domain/figure';
import { useId, useState } from 'react';
import { Button, Card, type HeadingLevel } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { figureTexts } from '../locale/ownTexts.ts';
import { BreakdownBar } from './breakdown/BreakdownBar.tsx';
import { BreakdownRow } from './breakdown/BreakdownRow.tsx';
import { BreakdownRows } from './breakdown/Breakdown.styles.ts';
import { AllButton, ExplanationPlace } from './AllButton.ts';
import { type BreakdownPart, colorOf } from './breakdown/part.ts';
import { sharesOf } from './breakdown/shares.ts';
import type { CardStyle } from './customProperties.ts';
import { NoFigures } from './NoFigures.tsx';
import { Explanation } from './peek/Explanation.tsx';

export type BreakdownCardProps = {
  /** What is broken down: 'Estado de las actividades'. */
  title: string;
  /** Default: 2. */
  headingLevel?: HeadingLevel | undefined;
  /** What the parts are counted in. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /** The parts, in their order; null when nobody could tell. */
  parts: readonly BreakdownPart[] | null;
  /** They are on their way: the bar and as many rows as are shown keep their place. Default: false. */
  loading?: boolean | undefined;
  /** Newer figures are on their way: what is shown is muted and opens nothing until they are there. Default: false. */
  refreshing?: boolean | undefined;
  /** What the parts are and what they add up to, shown by hover, keyboard focus and touch. Default: none. */
  explanation?: string | undefined;
  /** Opens the rows behind a part, which is a button then; there are none behind 0. Default: none. */
  onOpen?: ((id: string) => void) | undefined;
  /** How many parts are in sight at first; the card is as high as they are, whatever comes. Default: 3. */
  shown?: number | undefined;
};

/** What a whole consists of: a bar, and in words what its parts are (DSH-03): 'A tiempo 42'. */
export function BreakdownCard(props: BreakdownCardProps) {
  const { title, headingLevel, unit = 'count', parts, loading = false, onOpen, shown = 3 } = props;
  const { refreshing = false, explanation } = props;
  const t = useTexts(figureTexts);
  const rowsId = useId();
  const [isWhole, setWhole] = useState(false);
  const all = loading || parts === null ? [] : parts;
  const shares = sharesOf(all.map(({ value }) => value));
  const hasMore = all.length > shown;
  const room: CardStyle = { '--rows': shown };
  const inSight = isWhole ? all : all.slice(0, shown);

  return (
    <Card
      title={title}
      {...(headingLevel && { headingLevel })}
      aria-busy={loading || refreshing}
      actions={
        <>
          <AllButton data-pending={!hasMore || undefined}>
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isWhole}
              aria-controls={rowsId}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? t('figure.fewer', { count: shown }) : t('figure.all', { count: hasMore ? all.length : shown })}
            </Button>
          </AllButton>
          <ExplanationPlace>
            <Explanation label={title} text={explanation} />
          </ExplanationPlace>
        </>
      }
    >
      <BreakdownBar
        refreshing={refreshing}
        parts={all.map((part, place) => ({ color: colorOf(part, place), width: shares[place]?.width ?? 0 }))}
      />
      <BreakdownRows
        id={rowsId}
        style={room}
        data-pressable={onOpen !== undefined || undefined}
        data-refreshing={refreshing || undefined}
      >
        {loading && Array.from({ length: shown }, (_, place) => <BreakdownRow key={place} />)}
        {!loading && all.length === 0 && <NoFigures as="li">{t('figure.noData')}</NoFigures>}
        {inSight.map((part, place) => (
          <BreakdownRow
            // Ids come from answers, and may come twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${place} ${part.id}`}
            part={part}
            unit={unit}
            place={place}
            percent={shares[place]?.percent ?? null}
            onOpen={onOpen}
            refreshing={refreshing}
          />
        ))}
      </BreakdownRows>
    </Card>
  );
}
