import { CAMPAIGN_MEASURES } from '@sereno/domain/dashboards';
import type { SegmentedOption } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import type { CampaignMeasure } from '@sereno/domain/dashboards';
import type { es } from '../../../i18n/financialDashboard/es.ts';

/** What campaigns can be compared by and sorted by, as the choices of a control. */
export const measureOptions = (t: Translate<typeof es>): readonly SegmentedOption<CampaignMeasure>[] =>
  CAMPAIGN_MEASURES.map((value) => ({ value, label: t(`financial.by.${value}`) }));
