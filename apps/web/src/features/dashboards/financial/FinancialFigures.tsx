import { campaignTotals, type FinancialResult, spentPercent } from '@sereno/domain/dashboards';
import { FigureCard, FigureGroup } from '@sereno/ui/cards';
import { useMemo } from 'react';
import { financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';

export type FinancialFiguresProps = {
  /** Undefined while it loads, null when there is nothing to show. */
  result: FinancialResult | null | undefined;
  /** Newer figures are on their way. */
  refreshing: boolean;
};

/** The budget of the month with what of it was spent (FIN-16), and what all campaigns come to together. */
export function FinancialFigures({ result, refreshing }: FinancialFiguresProps) {
  const { t } = useText(financialDashboardTexts);
  const totals = useMemo(() => result && campaignTotals(result.campaigns), [result]);
  const hasLeads = totals !== undefined && totals !== null && totals.leads > 0;
  const shared = { loading: result === undefined, refreshing };
  return (
    <FigureGroup label={t('financial.totals')} dense>
      <FigureCard
        {...shared}
        label={t('financial.periodBudget')}
        value={result?.periodBudget ?? null}
        unit="money"
        explanation={t('financial.periodBudgetHelp')}
        parts={[
          { label: t('financial.spent'), value: totals?.spent ?? null, unit: 'money' },
          {
            label: t('financial.spentShare'),
            value: result && totals ? spentPercent(totals.spent, result.periodBudget) : null,
            unit: 'percent',
          },
        ]}
      />
      <FigureCard
        {...shared}
        label={t('financial.leads')}
        value={totals?.leads ?? null}
        explanation={t('financial.totalLeadsHelp')}
        parts={[{ label: t('financial.costPerLead'), value: hasLeads ? totals.costPerLead : null, unit: 'money' }]}
      />
      <FigureCard
        {...shared}
        label={t('financial.sales')}
        value={totals?.sales ?? null}
        explanation={t('financial.totalSalesHelp')}
        parts={[{ label: t('financial.conversion'), value: hasLeads ? totals.conversion : null, unit: 'ratio' }]}
      />
      <FigureCard
        {...shared}
        label={t('financial.grossMargin')}
        value={totals?.grossMargin ?? null}
        unit="money"
        {...(totals && totals.grossMargin < 0 && { loss: t('financial.loss') })}
        explanation={t('financial.totalMarginHelp')}
        parts={[{ label: t('financial.salesAmount'), value: totals?.salesAmount ?? null, unit: 'money' }]}
      />
    </FigureGroup>
  );
}
