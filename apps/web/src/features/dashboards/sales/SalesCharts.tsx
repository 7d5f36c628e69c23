import type { DateRange } from '@sereno/domain/calendar';
import { type ContractAsk, SALES_MEASURES, type SalesDashboard } from '@sereno/domain/dashboards';
import { SegmentedControl } from '@sereno/ui/foundation';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import { Region } from '../../../platform/Region.tsx';
import { CashFigure } from './CashFigure.tsx';
import { DailyChart } from './DailyChart.tsx';
import { DownPaymentsChart } from './DownPaymentsChart.tsx';
import { FinancingChart } from './FinancingChart.tsx';
import { ItemsChart } from './ItemsChart.tsx';
import { MeansChart } from './MeansChart.tsx';
import { Columns, Heading, Section, Stack, Title } from './SalesDashboardPage.styles.ts';
import { SellersRanking } from './SellersRanking.tsx';
import { useMeasure } from './useMeasure.ts';

export type SalesChartsProps = {
  /** Undefined while it loads for the first time, null when there is nothing to show. */
  data: SalesDashboard | null | undefined;
  /** The previous period, in the same way. */
  previous: SalesDashboard | null | undefined;
  /** Whether the previous period is compared with. */
  compare: boolean;
  /** The days that `data` are of. */
  range: DateRange;
  /** Newer figures are on their way while these stay. */
  refreshing: boolean;
  /** Whether the figures are of other filters than those that are chosen by now. */
  isOld: boolean;
  /** Offers the files (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
  /** Shows the contracts behind a mark; does nothing while the figures are of other filters. It stays the same over renders. */
  onOpen: (ask: ContractAsk) => void;
  /** A chart that failed is tried again whenever it changes. */
  resetKey: string;
};

/** How it was sold: each chart gets its rows alone, so that only those whose rows changed are drawn again (SAL-20 to SAL-26). */
export function SalesCharts(props: SalesChartsProps) {
  const { data, previous, compare, range, refreshing, isOld, csv, print, onOpen, resetKey } = props;
  const { t } = useText(salesDashboardTexts);
  const titleId = useId();
  const { measure, setMeasure } = useMeasure();
  const chart = { measure, refreshing, csv, print, onOpen };
  const region = (content: ReactNode) => <Region resetKey={resetKey}>{content}</Region>;
  return (
    <Section aria-labelledby={titleId}>
      <Heading>
        <Title id={titleId}>{t('sales.charts')}</Title>
        <SegmentedControl
          size="small"
          label={t('sales.measure')}
          options={SALES_MEASURES.map((value) => ({
            value,
            label: t(value === 'amount' ? 'sales.netAmount' : 'sales.contracts'),
          }))}
          value={measure}
          onChange={setMeasure}
        />
      </Heading>
      <Columns>
        {region(
          <DailyChart
            {...chart}
            rows={data && data.daily}
            previous={previous && previous.daily}
            compare={compare}
            start={range.start}
            end={range.end}
          />,
        )}
        {region(<SellersRanking rows={data && data.ranking} measure={measure} isOld={isOld} onOpen={onOpen} />)}
      </Columns>
      <Columns>
        {region(<MeansChart {...chart} rows={data && data.prospectionMeans} />)}
        {region(<ItemsChart {...chart} rows={data && data.topItems} />)}
      </Columns>
      <Columns>
        {region(<FinancingChart {...chart} rows={data && data.financing} />)}
        <Stack>
          {region(
            <CashFigure
              rows={data && data.financing}
              previous={previous && previous.financing}
              compare={compare}
              isOld={isOld}
              onOpen={onOpen}
            />,
          )}
          {region(<DownPaymentsChart {...chart} rows={data && data.downPaymentMethods} />)}
        </Stack>
      </Columns>
    </Section>
  );
}
