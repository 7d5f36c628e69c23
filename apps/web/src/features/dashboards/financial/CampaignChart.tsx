import { type CampaignMeasure, type FinancialResult, sortedCampaigns } from '@sereno/domain/dashboards';
import { BarChart } from '@sereno/ui/charts';
import { SegmentedControl } from '@sereno/ui/foundation';
import { useMemo } from 'react';
import { financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useDashboard } from '../kit/dashboardContext.ts';
import { measureOptions } from './campaignFigures.ts';
import { shortNames } from './shortNames.ts';

export type CampaignChartProps = {
  /** Undefined while it loads, null when there is nothing to show. */
  result: FinancialResult | null | undefined;
  /** Newer figures are on their way. */
  refreshing: boolean;
  /** What they are compared by. */
  measure: CampaignMeasure;
  /** Called with another measure. */
  onMeasureChange: (next: CampaignMeasure) => void;
};

/** How many campaigns stand beside one another: more bars could not be told apart. */
const MOST_BARS = 10;
/** Px: room for the names of all of them. As high with fewer, so that nothing below moves when they come. */
const HEIGHT = 400;

/** The campaigns beside one another, by leads, by what was spent or by gross margin: the first ten where there are more. */
export function CampaignChart({ result, refreshing, measure, onMeasureChange }: CampaignChartProps) {
  const { t } = useText(financialDashboardTexts);
  const { exports } = useDashboard();
  const count = result?.campaigns.length ?? 0;
  const name = t(`financial.${measure}`);
  // The same objects from render to render, so that the drawing is not made again.
  const drawn = useMemo(() => {
    const campaigns = result?.campaigns ?? [];
    const first = sortedCampaigns(campaigns, measure).slice(0, MOST_BARS);
    const shortName = shortNames(campaigns);
    return {
      // Two campaigns may have one name, so a bar is known by its place, and told by its line and its medium.
      categories: first.map((campaign, place) => ({
        id: String(place),
        label: t('financial.campaignOf', {
          name: campaign.name,
          line: campaign.businessLine,
          medium: campaign.medium,
        }),
        short: shortName(campaign),
      })),
      series: [{ id: measure, name, values: first.map((campaign) => campaign[measure]), color: 1 } as const],
      axis: { category: t('financial.campaign'), value: name },
    };
  }, [result, measure, name, t]);
  return (
    <BarChart
      title={t('financial.compare')}
      summary={count > MOST_BARS ? t('financial.firstOf', { measure: name, shown: MOST_BARS, count }) : name}
      direction="horizontal"
      unit={measure === 'leads' ? 'count' : 'money'}
      height={HEIGHT}
      loading={result === undefined}
      failed={result === null}
      refreshing={refreshing}
      {...drawn}
      actions={
        <SegmentedControl
          label={t('financial.compareBy')}
          size="small"
          options={measureOptions(t)}
          value={measure}
          onChange={onMeasureChange}
        />
      }
      {...exports}
      png
    />
  );
}
