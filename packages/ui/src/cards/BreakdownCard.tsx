'use client';
import { useId, useState } from 'react';
import type { FigureUnit } from '../locale/figureText.ts';
import { Button, Card, type HeadingLevel } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { figuresTexts } from '../locale/texts/es/figures.ts';
import { BreakdownBar, BreakdownRow } from './breakdown/BreakdownRow.tsx';
import { BreakdownRows } from './breakdown/Breakdown.styles.ts';
import { AllButton, ExplanationPlace } from './AllButton.ts';
import { type BreakdownPart, colorOf } from './breakdown/part.ts';
import { sharesOf } from './breakdown/shares.ts';
import type { CardStyle } from './customProperties.ts';
import { NoFigures } from './NoFigures.tsx';
import { Explanation } from './popover/Explanation.tsx';
import { rootOf, type RootProps } from '../state/rootProps.ts';

export type BreakdownCardProps = RootProps<HTMLElement> & {
  /** What is broken down: 'Estado de las actividades'. */
  title: string;
  /** Default: 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Unit of the parts. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /** The parts, in order; null when unknown. */
  parts: readonly BreakdownPart[] | null;
  /** Loading: the bar and the shown rows keep their space. Default: false. */
  loading?: boolean | undefined;
  /** Refreshing: the old figures are muted and open nothing. Default: false. */
  refreshing?: boolean | undefined;
  /** What the parts are and what they add up to, shown on hover, keyboard focus and touch. Default: none. */
  explanation?: string | undefined;
  /** Opens the rows behind a part, which becomes a button unless it is 0. Default: none. */
  onOpen?: ((id: string) => void) | undefined;
  /** How many parts are shown at first, which fixes the card's height. Default: 3. */
  shown?: number | undefined;
};

/** The parts of a whole: a bar, and a list (DSH-03): 'A tiempo 42'. */
export function BreakdownCard(props: BreakdownCardProps) {
  const { title, headingLevel, unit = 'count', parts, loading = false, onOpen, shown = 3 } = props;
  const { refreshing = false, explanation } = props;
  const t = useTexts(figuresTexts);
  const rowsId = useId();
  const [isWhole, setWhole] = useState(false);
  const all = loading || parts === null ? [] : parts;
  const shares = sharesOf(all.map(({ value }) => value));
  const hasMore = all.length > shown;
  const room: CardStyle = { '--rows': shown };
  const inSight = isWhole ? all : all.slice(0, shown);

  return (
    <Card
      {...rootOf(props)}
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
        {!loading && all.length === 0 && (
          <NoFigures as="li">{t(parts === null ? 'figure.failed' : 'figure.noData')}</NoFigures>
        )}
        {inSight.map((part, place) => (
          <BreakdownRow
            // Ids come from answers and can repeat.
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
