'use client';
import type { FigureUnit } from '@sereno/domain/figure';
import { useMemo, useState } from 'react';
import { Button, Card, type HeadingLevel } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { figureTexts } from '../locale/ownTexts.ts';
import { lazyPart, useLazyPart } from '../lazy/lazyPart.ts';
import { AllButton } from './AllButton.ts';
import type { CardStyle } from './customProperties.ts';
import { NoFigures } from './NoFigures.tsx';
import { inSight, ranked, type RankingRow } from './ranking/ranked.ts';
import { PendingRow, RankingLine } from './ranking/RankingLine.tsx';
import { RankingRows } from './ranking/Ranking.styles.ts';
import { useColumns } from './ranking/useColumns.ts';

/** What shows and searches all rows. */
export const wholeRanking = lazyPart(() => import('./ranking/WholeRanking.tsx').then((module) => module.WholeRanking));
const preload = (): void => void wholeRanking.preload();

export type RankingCardProps = {
  /** What is ranked: 'Asesores con más ventas'. */
  title: string;
  /** Default: 2. */
  headingLevel?: HeadingLevel | undefined;
  /** What the rows are ranked in. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /** Rows in any order, any number of them; null when nobody could tell. */
  rows: readonly RankingRow[] | null;
  /** They are on their way: as many rows as are shown keep their place. Default: false. */
  loading?: boolean | undefined;
  /** Newer rows are on their way: what is shown is muted and opens nothing until they are there. Default: false. */
  refreshing?: boolean | undefined;
  /** How many are in sight; the card is as high as they are, whatever comes. Default: 6. */
  shown?: number | undefined;
  /** Opens what stands behind a row, which is a button then; there is nothing behind 0. Default: none. */
  onOpen?: ((id: string) => void) | undefined;
  /** The person's own row: marked by a word, and in sight wherever it stands. Default: none. */
  highlight?: string | undefined;
  /** What it says when nobody is ranked. Default: 'Sin datos'. */
  emptyText?: string | undefined;
};

/** Who has the most (OFR-03): the first few, with bars relative to the best; all of them, to be searched, one press further. */
export function RankingCard(props: RankingCardProps) {
  const { title, headingLevel, unit = 'count', rows, loading = false, shown = 6, onOpen, highlight, emptyText } = props;
  const { refreshing = false } = props;
  const t = useTexts(figureTexts);
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
      title={title}
      {...(headingLevel && { headingLevel })}
      aria-busy={loading || refreshing}
      actions={
        // Another element once it is seen: the one that kept its place, for another count, would have moved.
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
        data-refreshing={refreshing || undefined}
      >
        {loading && Array.from({ length: shown }, (_, place) => <PendingRow key={place} />)}
        {!loading && all.length === 0 && (
          <NoFigures as="li">{rows === null ? t('figure.noData') : (emptyText ?? t('figure.noData'))}</NoFigures>
        )}
        {sight.first.map((row, place) => (
          // Ids come from answers, and may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${place} ${row.id}`}>
            <RankingLine row={row} {...line} />
          </li>
        ))}
        {sight.own && (
          <li data-after-gap>
            <RankingLine row={sight.own} {...line} />
          </li>
        )}
      </RankingRows>
      {Whole && (
        <Whole open={isWhole} onClose={() => setWhole(false)} title={title} rows={all} columns={columns} {...line} />
      )}
    </Card>
  );
}
