import {
  type ContractAsk,
  pesosWithoutTax,
  type SalesDashboard,
  type SalesFigures as Figures,
} from '@sereno/domain/dashboards';
import { FigureCard, FigureGroup, type FigurePart } from '@sereno/ui/cards';
import { Button } from '@sereno/ui/foundation';
import { memo, useId } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import { measureOf } from '../detail/measureOf.ts';
import { Heading, Section, Title } from './SalesDashboardPage.styles.ts';

export type SalesFiguresProps = {
  /** Undefined while it loads for the first time, null when there is nothing to show. */
  data: Pick<SalesDashboard, 'figures' | 'cancelled' | 'bf' | 'advisers'> | null | undefined;
  /** The figures of the previous period, in the same way. */
  previous: Pick<SalesDashboard, 'figures'> | null | undefined;
  /** Whether the previous period is compared with. */
  compare: boolean;
  /** Whether the figures are of other filters than those that are chosen by now: nothing is opened from them. */
  isOld: boolean;
  /** Shows the contracts behind a figure. */
  onOpen: (ask: ContractAsk) => void;
  /** Shows who has not sold. */
  onWithoutSales: () => void;
};

/**
 * The figures in screen order (SAL-08 to SAL-18): what they are counted in, whether more of it is good news, and whether the contracts
 * sold add up to them. What is counted as it is now (SAL-17) is not compared: it would be compared with itself.
 */
const FIGURES = [
  { figure: 'sales', unit: 'count', cancelled: 'cancelled', better: 'more', hasRows: true },
  { figure: 'netAmount', unit: 'pesos', cancelled: 'cancelledAmount', better: 'more', hasRows: true },
  { figure: 'contractAmount', unit: 'pesos', cancelled: 'cancelledAmount', better: 'more', hasRows: true },
  { figure: 'discountAmount', unit: 'pesos', cancelled: 'cancelledAmount', better: 'neither', hasRows: true },
  { figure: 'downPayments', unit: 'pesos', cancelled: 'cancelledAmount', better: 'more', hasRows: true },
  { figure: 'averageTicket', unit: 'pesos', cancelled: 'cancelledAmount', better: 'more', hasRows: false },
  { figure: 'averageServiceTicket', unit: 'pesos', cancelled: 'cancelledAmount', better: 'more', hasRows: false },
  { figure: 'advisersWithSales', unit: 'count', cancelled: 'withCancelled', better: 'more', hasRows: false },
  { figure: 'advisersUpToDate', unit: 'count', cancelled: 'withCancelled', better: null, hasRows: false },
  { figure: 'initialAdvisers', unit: 'count', cancelled: 'withCancelled', better: 'more', hasRows: false },
] as const;

/** The figures that the answer tells of business line BF as well (SAL-19). */
const BF_FIGURES = ['sales', 'contractAmount', 'discountAmount', 'netAmount'] as const;

/** What the period comes to, each figure with what was cancelled beside it (SAL-08 to SAL-19). */
export const SalesFigures = memo(function SalesFigures(props: SalesFiguresProps) {
  const { data, previous, compare, isOld, onOpen, onWithoutSales } = props;
  const { t } = useText(salesDashboardTexts);
  const titleId = useId();
  const title = t('sales.title');
  const cancelled = isOld ? 0 : (data?.cancelled.sales ?? 0);

  const partsOf = ({ figure, unit, cancelled: word }: (typeof FIGURES)[number]): readonly FigurePart[] => {
    const lost = { label: t(`sales.${word}`), value: data?.cancelled[figure] ?? null, unit };
    const ofBf = BF_FIGURES.find((known) => known === figure);
    const bf = ofBf === undefined ? [] : [{ label: t('sales.bf'), value: data?.bf[ofBf] ?? null, unit }];
    if (figure === 'netAmount') return [withoutTax(data?.figures), lost, ...bf];
    return figure === 'advisersWithSales' ? [withoutSales, lost] : [lost, ...bf];
  };
  const withoutSales = { label: t('sales.withoutSales'), value: data?.advisers.withoutSales.length ?? null };
  const withoutTax = (figures: Figures | undefined): FigurePart => ({
    label: t('sales.withoutTax'),
    value: figures ? pesosWithoutTax(figures.netAmount) : null,
    unit: 'pesos',
  });

  return (
    <Section aria-labelledby={titleId}>
      <Heading>
        <Title id={titleId}>{title}</Title>
        <Button
          size="small"
          variant="ghost"
          aria-disabled={cancelled === 0}
          onClick={() => cancelled > 0 && onOpen({ kind: 'contracts', basis: 'cancelled' })}
        >
          {t('sales.openCancelled')}
        </Button>
      </Heading>
      <FigureGroup label={title} dense>
        {FIGURES.map((shown) => (
          <FigureCard
            key={shown.figure}
            label={t(`sales.${shown.figure}`)}
            value={data?.figures[shown.figure] ?? null}
            unit={shown.unit}
            loading={data === undefined}
            refreshing={isOld}
            parts={partsOf(shown)}
            {...(compare &&
              shown.better !== null && { previous: previous?.figures[shown.figure] ?? null, better: shown.better })}
            compareLoading={compare && shown.better !== null && previous === undefined}
            explanation={t(`sales.${shown.figure}Help`)}
            {...(shown.hasRows && {
              onOpen: () => onOpen({ kind: 'contracts', basis: 'sold', measure: measureOf(shown.figure) }),
            })}
            {...(shown.figure === 'advisersWithSales' && { onOpen: onWithoutSales })}
            openLabel={t(shown.figure === 'advisersWithSales' ? 'sales.openWithoutSales' : 'sales.open')}
          />
        ))}
      </FigureGroup>
    </Section>
  );
});
