'use client';
import type { SimilarProspect } from '@sereno/domain/prospect';
import { memo } from 'react';
import { followLink } from '../../foundation/button/plainPress.ts';
import { Banner } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { SimilarList } from './ProspectFields.styles.ts';

type SimilarProspectsProps = {
  /** Similar prospects; empty shows nothing. */
  similar: readonly SimilarProspect[];
  prospectHref: (prospectId: number) => string;
  onNavigate: ((href: string) => void) | undefined;
};

/** What they have in common, for the title. */
function wayOf(similar: readonly SimilarProspect[]): 'phone' | 'email' | 'both' {
  const ways = new Set(similar.map(({ by }) => by));
  return ways.size > 1 ? 'both' : (similar[0]?.by ?? 'phone');
}

/**
 * Warns about similar prospects, with links to those that may be opened. For others it says only that another adviser
 * has them. It does not prevent saving.
 */
export const SimilarProspects = memo(function SimilarProspects({
  similar,
  prospectHref,
  onNavigate,
}: SimilarProspectsProps) {
  const t = useTexts(prospectTexts);
  if (similar.length === 0) return null;
  const known = similar.filter(({ id }) => id !== null);
  return (
    <Banner tone="warning" title={t(`similarProspects.${wayOf(similar)}`)}>
      <SimilarList>
        {known.map(({ id, name, adviserName }) => (
          <li key={id}>
            <a href={prospectHref(id ?? 0)} onClick={(event) => followLink(event, onNavigate)}>
              {name}
            </a>
            {adviserName !== null && ` ${t('similarProspects.adviser', { name: adviserName })}`}
          </li>
        ))}
        {known.length < similar.length && <li>{t('similarProspects.other')}</li>}
      </SimilarList>
    </Banner>
  );
});
