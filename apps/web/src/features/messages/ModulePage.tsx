import { Card, EmptyState } from '@sereno/ui/foundation';
import { moduleTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { HomeLink } from './HomeLink.tsx';

/** The modules that a sentence describes, by their entry of the menu's first level. */
const DESCRIBED = [
  'dashboard',
  'salesDashboard',
  'totalSalesDashboard',
  'salesTeamDashboard',
  'financialDashboard',
  'monthlyOffer',
  'commissionsReport',
  'commissionsAnalytics',
  'carousel',
  'prospect',
  'funeralnet',
  'report',
  'activity',
  'recordari',
  'quotation',
  'contract',
  'catalog',
  'guard',
  'user',
] as const;

export type ModulePageProps = {
  /** Id of the module's entry in the menu's first level. */
  module: string;
};

/** A page whose screen is not there yet: what its module is for, never a 404 (UND-53). */
export function ModulePage({ module }: ModulePageProps) {
  const { t } = useText(moduleTexts);
  const described = DESCRIBED.find((id) => id === module);
  return (
    <Card>
      <EmptyState title={t('module.title')} description={described && t(`module.${described}`)} action={<HomeLink />} />
    </Card>
  );
}
