'use client';
import { fold } from '@sereno/domain/search';
import { useDeferredValue, useMemo, useState } from 'react';
import { Drawer, TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import type { CardStyle } from '../customProperties.ts';
import { NoFigures } from '../NoFigures.tsx';
import type { RankedRow } from './ranked.ts';
import { Whole } from './Ranking.styles.ts';
import type { RankingLineOptions } from './RankingLine.tsx';
import { RankingList } from './RankingList.tsx';

export type WholeRankingProps = RankingLineOptions & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly rows: readonly RankedRow[];
  /** Widths of the columns. */
  readonly columns: CardStyle;
};

/** All rows of a ranking, searchable by name. */
export function WholeRanking({ open, onClose, ...searched }: WholeRankingProps) {
  const { title } = searched;
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      width={480}
      padding="none"
    >
      <SearchedRows {...searched} />
    </Drawer>
  );
}

/** Inside the drawer, so that reopening resets the search. */
function SearchedRows({ title, rows, ...line }: Omit<WholeRankingProps, 'open' | 'onClose'>) {
  const t = useTexts(figuresTexts);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useFound(rows, search);
  return (
    <Whole>
      <div className="whole">
        <div className="search">
          <TextField
            type="search"
            label={t('rankingCard.search')}
            value={typed}
            autoComplete="off"
            onChange={setTyped}
          />
          <output className="found">{t('rankingCard.found', { count: found.length })}</output>
        </div>
        {found.length === 0 ? (
          <NoFigures>{t('rankingCard.noMatch')}</NoFigures>
        ) : (
          // Scrolls to the top for another search.
          <RankingList key={search} label={title} rows={found} {...line} />
        )}
      </div>
    </Whole>
  );
}

/** The rows whose names contain every search word, in any order. Names are folded once, on the first search. */
function useFound(rows: readonly RankedRow[], search: string): readonly RankedRow[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const isSearching = words.length > 0;
  const names = useMemo(() => (isSearching ? rows.map(({ name }) => fold(name)) : []), [rows, isSearching]);
  if (!isSearching) return rows;
  return rows.filter((_, index) => words.every((word) => names[index]?.includes(word)));
}
