import { monthName, monthRange } from '@sereno/domain/calendar';
import type { CampaignMeasure } from '@sereno/domain/dashboards';
import { formatTag } from '@sereno/ui/locale';
import { useMemo, useState } from 'react';
import { financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { forUser } from '../../../platform/forUser.ts';
import { Note } from '../kit/Dashboard.styles.ts';
import { DashboardFrame } from '../kit/DashboardFrame.tsx';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { Part } from '../kit/LatePart.tsx';
import { CampaignBlocks } from './CampaignBlocks.tsx';
import { CampaignChart } from './CampaignChart.tsx';
import { FinancialFigures } from './FinancialFigures.tsx';
import { FinancialFilterBar } from './FinancialFilterBar.tsx';
import { useCampaigns } from './useCampaigns.ts';
import { useFinancialFilters } from './useFinancialFilters.ts';

/** `/financial-dashboard`: what the digital campaigns of a month cost and brought (FIN-01 to FIN-18). */
export const FinancialPage = forUser(({ user }) => {
  const { t, locale } = useText(financialDashboardTexts);
  const state = useFinancialFilters();
  // One choice for both: what the chart compares is what the blocks are sorted by.
  const [measure, setMeasure] = useState<CampaignMeasure>('spent');
  const { result, refreshing, media } = useCampaigns(state);
  const { month, businessLine, medium, chosen } = state.filters;
  const inWords = monthName(month, formatTag(locale));
  const part = { result, refreshing };
  const filters = useMemo(
    () => ({
      range: monthRange(month),
      compare: false,
      // No other dashboard has a medium; it is here so that a part that failed is tried again with another one.
      chosen: { ...chosen, ...(businessLine && { businessLine: [businessLine] }), ...(medium && { medium: [medium] }) },
    }),
    [month, businessLine, medium, chosen],
  );
  return (
    <DashboardFrame user={user} filters={filters} bar={<FinancialFilterBar state={state} media={media} />}>
      <DashboardSection title={[inWords, businessLine, medium].filter((word) => word !== null).join(' · ')}>
        <Part>
          <FinancialFigures {...part} />
        </Part>
        {Object.keys(chosen).length > 0 && <Note>{t('financial.ofPeople')}</Note>}
      </DashboardSection>
      <Part>
        <CampaignChart {...part} measure={measure} onMeasureChange={setMeasure} />
      </Part>
      <Part>
        <CampaignBlocks {...part} order={measure} onOrderChange={setMeasure} month={inWords} />
      </Part>
    </DashboardFrame>
  );
});
