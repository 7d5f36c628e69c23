'use client';
import { useMemo, useState } from 'react';
import type { FigureUnit } from '../locale/figureText.ts';
import { Button, Card, type HeadingLevel } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { figuresTexts } from '../locale/texts/es/figures.ts';
import { lazyPart, useLazyPart } from '../lazy/lazyPart.ts';
import { AllButton } from './AllButton.ts';
import type { CardStyle } from './customProperties.ts';
import { NoFigures } from './NoFigures.tsx';
import { inSight, ranked, type RankingRow, type RankedRow } from './ranking/ranked.ts';
import { RankingBranch } from './ranking/RankingBranch.tsx';
import { PendingRow } from './ranking/RankingLine.tsx';
import { RankingRows } from './ranking/Ranking.styles.ts';
import { useFigureText } from './useFigureText.ts';
import { rootOf, type RootProps } from '../state/rootProps.ts';

/** The drawer that shows and searches all rows. */
export const wholeRanking = lazyPart(() => import('./ranking/WholeRanking.tsx').then((module) => module.WholeRanking));
const preload = (): void => void wholeRanking.preload();

export type RankingCardProps = RootProps<HTMLElement> & {
  /** What is ranked: 'Asesores con más ventas'. */
  title: string;
  /** Default: 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Unit of the values. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /** Rows in any order, any number of them; null when unknown. */
  rows: readonly RankingRow[] | null;
  /** Loading: the shown rows keep their space. Default: false. */
  loading?: boolean | undefined;
  /** Refreshing: the old rows are muted and open nothing. Default: false. */
  refreshing?: boolean | undefined;
  /** How many are visible, which fixes the card's height. Default: 6. */
  shown?: number | undefined;
  /** Opens the rows behind a row, which becomes a button unless it is 0. Default: none. */
  onOpen?: ((id: string) => void) | undefined;
  /** Id of the viewer's own row: marked by a word, and always visible. Default: none. */
  highlight?: string | undefined;
  /** Text of an empty ranking. Default: 'Sin datos'. */
  emptyText?: string | undefined;
};

/**
 * A ranking (OFR-03): the first few rows, with bars relative to the best, which unfold into their parts; all of them,
 * searchable, one press away.
 */
export function RankingCard(props: RankingCardProps) {
  const { title, headingLevel, unit = 'count', rows, loading = false, shown = 6, onOpen, highlight, emptyText } = props;
  const { refreshing = false } = props;
  const t = useTexts(figuresTexts);
  const [isWhole, setWhole] = useState(false);
  const { part: Whole } = useLazyPart(wholeRanking, isWhole && 'now', () => setWhole(false));
  const all = useMemo(() => (loading || rows === null ? [] : ranked(rows)), [loading, rows]);
  const sight = inSight(all, shown, highlight);
  const hasMore = all.length > shown;
  const line = { unit, onOpen, own: highlight, refreshing };
  const columns = useColumns(all, unit);
  const room: CardStyle = { '--rows': shown, ...columns };

  return (
    <Card
      {...rootOf(props)}
      title={title}
      {...(headingLevel && { headingLevel })}
      aria-busy={loading || refreshing}
      actions={
        // A new element for another count: the placeholder would have moved.
        <AllButton key={String(hasMore)} data-long data-pending={!hasMore || undefined}>
          <Button
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            busy={isWhole && Whole === undefined}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setWhole(true)}
          >
            {t('figure.all', { count: hasMore ? all.length : shown })}
          </Button>
        </AllButton>
      }
    >
      <RankingRows
        style={room}
        data-pressable={onOpen !== undefined || undefined}
        data-branches={all.some(({ parts }) => parts) || undefined}
        data-refreshing={refreshing || undefined}
      >
        {loading && Array.from({ length: shown }, (_, place) => <PendingRow key={place} />)}
        {!loading && all.length === 0 && (
          <NoFigures as="li">{rows === null ? t('figure.failed') : (emptyText ?? t('figure.noData'))}</NoFigures>
        )}
        {sight.first.map((row, place) => (
          // Ids come from answers and can repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${place} ${row.id}`}>
            <RankingBranch row={row} {...line} />
          </li>
        ))}
        {sight.own && (
          <li data-after-gap>
            <RankingBranch row={sight.own} {...line} />
          </li>
        )}
      </RankingRows>
      {Whole && (
        <Whole open={isWhole} onClose={() => setWhole(false)} title={title} rows={all} columns={columns} {...line} />
      )}
    </Card>
  );
}

/** Widths of positions and figures, so that the bars of all rows align. */
function useColumns(rows: readonly RankedRow[], unit: FigureUnit): CardStyle {
  const { written } = useFigureText();
  const { least, most, last } = useMemo(() => extremes(rows), [rows]);
  return {
    '--places': written(last, 'count').length,
    '--figures': Math.max(written(least, unit).length, written(most, unit).length),
  };
}

function extremes(rows: readonly RankedRow[]): { least: number; most: number; last: number } {
  let [least, most, last] = [0, 0, 1];
  for (const { place, value } of rows) {
    if (Number.isFinite(value)) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    last = Math.max(last, place ?? 1);
  }
  return { least, most, last };
}
