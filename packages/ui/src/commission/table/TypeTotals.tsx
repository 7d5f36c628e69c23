'use client';
import {
  type CommissionLine,
  type CommissionTotals,
  type CommissionTypeTotals,
  commissionTotals,
  remainingOfNewSales,
  totalsByType,
} from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { useMemo } from 'react';
import { Banner, Card, type HeadingLevel, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { exactly } from '../exactly.ts';
import { Amount, Facts, Kind, Kinds, Lines, Name } from './TypeTotals.styles.ts';

export type TypeTotalsProps = RootProps<HTMLElement> & {
  /** The lines of the week, stable while unchanged. */
  lines: readonly CommissionLine[];
  /** Loading for the first time. Default false. */
  loading?: boolean | undefined;
  /** Level of the heading. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Leaves the heading out, where the page says it already. Default false. */
  hideTitle?: boolean | undefined;
};

type Sums = {
  readonly kinds: readonly CommissionTypeTotals[];
  readonly all: CommissionTotals;
  readonly newSales: number;
};

/** The sums of all lines in cents, then by kind (CMA-08, FMT-08); nothing for a week without lines. */
export function TypeTotals({ lines, loading = false, headingLevel = 2, hideTitle = false, ...root }: TypeTotalsProps) {
  const t = useTexts(commissionTexts);
  const sums = useMemo(
    () =>
      exactly((): Sums => ({
        kinds: totalsByType(lines),
        all: commissionTotals(lines),
        newSales: remainingOfNewSales(lines),
      })),
    [lines],
  );
  if (!loading && lines.length === 0) return null;
  return (
    <Card {...root} {...(!hideTitle && { title: t('typeTotals.title') })} headingLevel={headingLevel}>
      {loading && (
        <SkeletonGroup>
          <Skeleton shape="block" height="8.5rem" />
        </SkeletonGroup>
      )}
      {!loading && sums === null && <Banner tone="warning">{t('typeTotals.uncounted')}</Banner>}
      {!loading && sums !== null && (
        <Kinds>
          {sums.kinds.length > 1 && (
            <KindTotals name={t('typeTotals.all')} totals={sums.all} newSales={sums.newSales} />
          )}
          {sums.kinds.map(({ name, totals }) => (
            <KindTotals key={name} name={name} totals={totals} />
          ))}
        </Kinds>
      )}
    </Card>
  );
}

type KindTotalsProps = {
  name: string;
  totals: CommissionTotals;
  /** Of all kinds together: what remains of new sales among them (CMA-09). */
  newSales?: number;
};

function KindTotals({ name, totals, newSales }: KindTotalsProps) {
  const t = useTexts(commissionTexts);
  const facts = [
    ['typeTotals.collected', totals.collectedWithoutTax],
    ['typeTotals.totalCommission', totals.totalCommission],
    ['typeTotals.remaining', totals.remaining],
    ...(newSales === undefined ? [] : [['typeTotals.remainingOfNewSales', newSales] as const]),
  ] as const;
  return (
    <Kind data-all={newSales !== undefined || undefined}>
      <Name>{name}</Name>
      <Lines>{t('typeTotals.lines', { count: totals.lines })}</Lines>
      <Facts>
        <div className="to-pay">
          <dt>{t('typeTotals.toPay')}</dt>
          <Amount>{formatPesos(totals.toPay)}</Amount>
        </div>
        {facts.map(([key, pesos]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <Amount>{formatPesos(pesos)}</Amount>
          </div>
        ))}
      </Facts>
    </Kind>
  );
}
