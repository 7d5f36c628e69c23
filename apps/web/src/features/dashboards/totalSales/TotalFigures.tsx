import {
  type ContractAsk,
  pesosWithoutTax,
  TOTAL_FIGURES,
  type TotalFigure,
  type TotalSales,
} from '@sereno/domain/dashboards';
import { FigureCard, FigureGroup } from '@sereno/ui/cards';
import { Button } from '@sereno/ui/foundation';
import { useId } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { totalSalesTexts } from '../../../i18n/totalSales/index.ts';
import { measureOf } from '../detail/measureOf.ts';
import { Figures, Heading, Title } from './TotalSalesPage.styles.ts';

export type TotalFiguresProps = {
  /** Undefined while they load, null when there are none to show. */
  totals: TotalSales | null | undefined;
  /** Those of the previous period, in the same way. */
  previous: TotalSales | null | undefined;
  /** Whether the previous period is compared with. */
  compare: boolean;
  /** Whether they are of other days than those that are chosen by now: nothing is opened from them. */
  isOld: boolean;
  /** Shows the contracts behind a figure. */
  onOpen: (ask: ContractAsk) => void;
};

/** Whether more of it is good news. */
const BETTER = {
  sales: 'more',
  contractAmount: 'more',
  discountAmount: 'neither',
  netAmount: 'more',
  downPayments: 'more',
} as const satisfies Record<TotalFigure, 'more' | 'neither'>;

/** The five figures, each with what was cancelled beside it and its parts by status (TOT-02 to TOT-04). */
export function TotalFigures({ totals, previous, compare, isOld, onOpen }: TotalFiguresProps) {
  const { t } = useText(totalSalesTexts);
  const titleId = useId();
  const title = t('totalSales.title');
  const cancelled = isOld ? 0 : (totals?.cancelled.sales ?? 0);

  const partsOf = (figure: TotalFigure) => {
    const unit = unitOf(figure);
    const label = figure === 'sales' ? t('totalSales.cancelled') : t('totalSales.cancelledAmount');
    const lost = { label, value: totals?.cancelled[figure] ?? null, unit };
    if (figure !== 'netAmount') return [lost];
    return [
      { label: t('totalSales.withoutTax'), value: totals ? pesosWithoutTax(totals.figures.netAmount) : null, unit },
      lost,
    ];
  };

  // Never empty, so that the cards keep their size whatever the answer is.
  const detailsOf = (figure: TotalFigure) => {
    const unit = unitOf(figure);
    if (!totals) return [{ name: t('totalSales.noData'), value: null, unit }];
    const details = totals.details.map((detail) => ({ name: detail.status, value: detail[figure], unit }));
    return details.length > 0 ? details : [{ name: t('totalSales.noContracts'), value: 0, unit }];
  };

  return (
    <Figures aria-labelledby={titleId}>
      <Heading>
        <Title id={titleId}>{title}</Title>
        <Button
          size="small"
          variant="ghost"
          aria-disabled={cancelled === 0}
          onClick={() => cancelled > 0 && onOpen({ kind: 'contracts', basis: 'cancelled' })}
        >
          {t('totalSales.openCancelled')}
        </Button>
      </Heading>
      <FigureGroup label={title}>
        {TOTAL_FIGURES.map((figure) => (
          <FigureCard
            key={figure}
            label={t(`totalSales.${figure}`)}
            value={totals?.figures[figure] ?? null}
            unit={unitOf(figure)}
            loading={totals === undefined}
            refreshing={isOld}
            parts={partsOf(figure)}
            {...(compare && { previous: previous?.figures[figure] ?? null, better: BETTER[figure] })}
            compareLoading={compare && previous === undefined}
            explanation={t(`totalSales.${figure}Help`)}
            details={detailsOf(figure)}
            onOpen={() => onOpen({ kind: 'contracts', basis: 'sold', measure: measureOf(figure) })}
            openLabel={t('totalSales.open')}
          />
        ))}
      </FigureGroup>
    </Figures>
  );
}

function unitOf(figure: TotalFigure): 'count' | 'pesos' {
  return figure === 'sales' ? 'count' : 'pesos';
}
