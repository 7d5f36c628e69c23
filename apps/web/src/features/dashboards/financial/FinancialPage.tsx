import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import { monthName } from '@sereno/domain/calendar';
import type { CampaignMeasure } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { formatTag } from '@sereno/ui/locale';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { financialDashboardTexts } from '../../../i18n/financialDashboard/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { Page } from '../kit/Dashboard.styles.ts';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { CampaignBlocks } from './CampaignBlocks.tsx';
import { CampaignChart } from './CampaignChart.tsx';
import { FinancialFigures } from './FinancialFigures.tsx';
import { FinancialFilterBar } from './FinancialFilterBar.tsx';
import { useCampaigns } from './useCampaigns.ts';
import { useFinancialFilters } from './useFinancialFilters.ts';

/** `/financial-dashboard`: what the digital campaigns of a month cost and brought (FIN-01 to FIN-18). */
export function FinancialPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined ? null : <FinancialOf user={user} />;
}

function FinancialOf({ user }: { user: SessionUser }) {
  const { locale } = useText(financialDashboardTexts);
  const { config } = usePlatform();
  const state = useFinancialFilters();
  // One choice for both: what the chart compares is what the blocks are sorted by.
  const [measure, setMeasure] = useState<CampaignMeasure>('spent');
  const { result, refreshing, media } = useCampaigns(state);
  const { month, businessLine, medium } = state.filters;
  const inWords = monthName(month, formatTag(locale));
  const part = { result, refreshing };
  // A part that failed is tried again with other filters.
  const key = JSON.stringify(state.filters);
  return (
    <Page>
      <FinancialFilterBar state={state} media={media} />
      <DashboardSection title={[inWords, businessLine, medium].filter((word) => word !== null).join(' · ')}>
        <Region resetKey={key}>
          <FinancialFigures {...part} />
        </Region>
      </DashboardSection>
      <Region resetKey={key}>
        <CampaignChart
          {...part}
          measure={measure}
          onMeasureChange={setMeasure}
          csv={canDownloadCsv(user, config)}
          print={canPrint(user, config)}
        />
      </Region>
      <Region resetKey={key}>
        <CampaignBlocks {...part} order={measure} onOrderChange={setMeasure} month={inWords} />
      </Region>
    </Page>
  );
}
