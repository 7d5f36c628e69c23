'use client';
import { useId, useState } from 'react';
import { ChevronRight } from '../../foundation/icons/chevron-right.ts';
import { useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import type { RankedRow } from './ranked.ts';
import { RankingLine, type RankingLineOptions } from './RankingLine.tsx';

type RankingBranchProps = RankingLineOptions & { readonly row: RankedRow };

/** A row of a ranking, with a button that unfolds its parts where it has any. */
export function RankingBranch({ row, ...line }: RankingBranchProps) {
  const t = useTexts(figuresTexts);
  const partsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { parts } = row;
  if (parts === undefined) return <RankingLine row={row} {...line} />;
  return (
    <>
      <div className="branch">
        <button
          type="button"
          className="toggle"
          aria-label={t('rankingCard.parts', { name: row.name })}
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={16} />
        </button>
        <RankingLine row={row} {...line} />
      </div>
      <ol id={partsId} className="parts" hidden={!isOpen} aria-label={row.name}>
        {isOpen &&
          parts.map((part) => (
            <li key={part.id}>
              <RankingLine row={{ ...part, place: null }} {...line} />
            </li>
          ))}
      </ol>
    </>
  );
}
