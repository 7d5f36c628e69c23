import { CAMPAIGN_MEASURES, type CampaignMeasure, type DigitalCampaign } from '@sereno/domain/dashboards';
import type { ListedFigure } from '@sereno/ui/cards';
import type { SegmentedOption } from '@sereno/ui/foundation';
import type { FigureUnit, Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/financialDashboard/es.ts';

/**
 * The ten figures of a block in screen order, two by two, with their units (FIN-05 to FIN-14). What is counted for each lead or sale
 * has `of`: without any of those it is unknown, and the zero of the call would read as a perfect result.
 */
const FIGURES = [
  { figure: 'leads', unit: 'count' },
  { figure: 'sales', unit: 'count' },
  { figure: 'budget', unit: 'money' },
  { figure: 'spent', unit: 'money' },
  { figure: 'costPerLead', unit: 'money', of: 'leads' },
  { figure: 'grossMargin', unit: 'money' },
  { figure: 'salesAmount', unit: 'money' },
  { figure: 'conversion', unit: 'ratio', of: 'leads' },
  { figure: 'responseMinutes', unit: 'minutes', of: 'leads' },
  { figure: 'conversionDays', unit: 'days', of: 'sales' },
] as const satisfies readonly {
  readonly figure: keyof DigitalCampaign;
  readonly unit: FigureUnit;
  readonly of?: 'leads' | 'sales';
}[];

/** Null where the figure has no meaning, because there is nothing that it would be counted for. */
function knownFigure(
  campaign: DigitalCampaign,
  { figure, of }: { readonly figure: (typeof FIGURES)[number]['figure']; readonly of?: 'leads' | 'sales' },
): number | null {
  return of !== undefined && !(campaign[of] > 0) ? null : campaign[figure];
}

/**
 * The figures of a campaign, each explained with its formula (FIN-15). A loss has a word beside its sign (FIN-10).
 * @param campaign Null while it is on its way.
 */
export function campaignFigures(campaign: DigitalCampaign | null, t: Translate<typeof es>): readonly ListedFigure[] {
  return FIGURES.map((row) => {
    const { figure, unit } = row;
    const value = campaign && knownFigure(campaign, row);
    const isLoss = figure === 'grossMargin' && value !== null && value < 0;
    return {
      label: t(`financial.${figure}`),
      value,
      unit,
      explanation: t(`financial.${figure}Help`),
      ...(isLoss && { loss: t('financial.loss') }),
    };
  });
}

/** What campaigns can be compared by and sorted by, as the choices of a control. */
export const measureOptions = (t: Translate<typeof es>): readonly SegmentedOption<CampaignMeasure>[] =>
  CAMPAIGN_MEASURES.map((value) => ({ value, label: t(`financial.by.${value}`) }));
