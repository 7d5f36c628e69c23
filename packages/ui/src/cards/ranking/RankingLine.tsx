'use client';
import type { FigureUnit } from '../../locale/figureText.ts';
import { Skeleton, VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import type { CardStyle } from '../customProperties.ts';
import { useFigureText } from '../useFigureText.ts';
import type { RankedRow } from './ranked.ts';

/** What all rows of a ranking share. */
export type RankingLineOptions = {
  readonly unit: FigureUnit;
  readonly onOpen: ((id: string) => void) | undefined;
  /** Id of the viewer's own row. */
  readonly own: string | undefined;
  /** Refreshing: it opens nothing, like a row of 0. */
  readonly refreshing: boolean;
};

type RankingLineProps = RankingLineOptions & { readonly row: RankedRow };

/** A row of a ranking: position, name, bar and figure; read as 'Lugar 1, Lucía Ferrer: $412,300.00'. */
export function RankingLine({ row, unit, onOpen, own, refreshing }: RankingLineProps) {
  const t = useTexts(figuresTexts);
  const { written, named } = useFigureText();
  const { id, name, note, place, share, value, opens = true } = row;
  const isOwn = own !== undefined && id === own;
  const spoken = [
    place !== null && t('rankingCard.place', { position: written(place, 'count') }),
    isOwn && t('rankingCard.own'),
    named(name, value, unit),
    note,
  ]
    .filter(Boolean)
    .join(', ');
  const bar: CardStyle = { '--share': share };
  const content = (
    <>
      <span className="place">{written(place, 'count')}</span>{' '}
      <span className="who">
        <span className="name" title={name}>
          {name}
        </span>{' '}
        {isOwn && <span className="own">{t('rankingCard.own')}</span>}{' '}
        {note !== undefined && note !== '' && (
          <span className="note" title={note}>
            {note}
          </span>
        )}
      </span>{' '}
      <span className="bar" style={bar} />{' '}
      <span className="value">
        <bdi>{written(value, unit)}</bdi>
      </span>
    </>
  );
  if (onOpen === undefined || !opens) {
    return (
      <div className="line" data-own={isOwn || undefined}>
        <span className="spoken">{spoken}</span>
        <span className="row" aria-hidden>
          {content}
        </span>
      </div>
    );
  }
  const isEmpty = value === null || value === 0;
  const canOpen = !refreshing && !isEmpty;
  return (
    <div className="line" data-own={isOwn || undefined}>
      {/* Not `disabled`, which would drop the focus while refreshing. */}
      <button type="button" className="row" aria-disabled={!canOpen || undefined} onClick={() => canOpen && onOpen(id)}>
        {content}
        {!isEmpty && <VisuallyHidden>{t('figureCard.open')}</VisuallyHidden>}
      </button>
    </div>
  );
}

/** The placeholder of a loading row. */
export function PendingRow() {
  return (
    <li aria-hidden>
      <div className="line">
        <span className="row">
          <span className="place">
            <Skeleton shape="text" width="1ch" />
          </span>
          <span className="who">
            <Skeleton shape="text" width="80%" />
          </span>
          <span className="bar" />
          <Skeleton shape="text" width="6ch" />
        </span>
      </div>
    </li>
  );
}
