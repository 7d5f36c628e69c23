'use client';
import { formatScreenDate } from '@sereno/domain/calendar';
import { formatCents } from '@sereno/domain/money';
import { contractTotal, type ProspectContract } from '@sereno/domain/prospect';
import { Badge, EmptyState } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectCardTexts } from '../../locale/texts/es/prospectCard.ts';
import { Sales, Sum } from './SaleList.styles.ts';
import { SaleSkeleton } from './SaleSkeleton.tsx';
import type { RootProps } from '../../state/rootProps.ts';

export type ProspectContractsProps = RootProps & {
  /** The contracts in display order; undefined while loading. */
  contracts: readonly ProspectContract[] | undefined;
};

/** The contracts of a prospect, and the total of those not cancelled. */
export function ProspectContracts({ contracts, ...root }: ProspectContractsProps) {
  const t = useTexts(prospectCardTexts);
  if (contracts === undefined) return <SaleSkeleton {...root} />;
  if (contracts.length === 0) return <EmptyState {...root} title={t('prospectContracts.empty')} />;
  return (
    <div {...root}>
      <Sales aria-label={t('prospectContracts.title')}>
        {contracts.map(({ id, number, line, soldOn, cancelledOn, total }) => (
          <li key={id} data-over={cancelledOn === null ? undefined : ''}>
            <span className="first">
              <span>{number}</span>
              {cancelledOn !== null && <Badge tone="danger">{t('prospectContracts.cancelled')}</Badge>}
            </span>
            <span className="amount">{formatCents(total)}</span>
            <span className="quiet">
              {[
                line,
                soldOn === null
                  ? t('prospectContracts.noDate')
                  : t('prospectContracts.soldOn', { date: formatScreenDate(soldOn) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </Sales>
      <Sum>
        <span>{t('prospectContracts.total')}</span> <span>{formatCents(contractTotal(contracts))}</span>
      </Sum>
    </div>
  );
}
