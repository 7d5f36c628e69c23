import type { KeyedCampaign } from '@sereno/domain/dashboards';
import { FigureList } from '@sereno/ui/cards';
import { Card, CollapsibleCard, Skeleton } from '@sereno/ui/foundation';
import { memo } from 'react';
import { financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { campaignFigures } from './campaignFigures.ts';
import { Facts } from './CampaignBlocks.styles.ts';

export type CampaignBlockProps = {
  campaign: KeyedCampaign;
  /** Newer figures are on their way. */
  refreshing: boolean;
  /** Whether its figures are in sight. */
  open: boolean;
  /** Called with the campaign's key when it is put away or opened. */
  onOpenChange: (key: string, open: boolean) => void;
};

/** A campaign: its line, its medium, its name and its ten figures (FIN-04 to FIN-15). */
export const CampaignBlock = memo(function CampaignBlock({
  campaign,
  refreshing,
  open,
  onOpenChange,
}: CampaignBlockProps) {
  const { t } = useText(financialDashboardTexts);
  const { key, name, businessLine, medium } = campaign;
  return (
    <CollapsibleCard
      // No landmark: there may be hundreds, and two of one name.
      aria-labelledby={undefined}
      title={name}
      headingLevel={3}
      open={open}
      onOpenChange={(next) => onOpenChange(key, next)}
      actions={
        <Facts data-line={businessLine}>
          <span>{businessLine}</span>
          <span>{medium}</span>
        </Facts>
      }
    >
      <FigureList figures={campaignFigures(campaign, t)} refreshing={refreshing} />
    </CollapsibleCard>
  );
});

/** The place of a block that is on its way. */
export function PendingBlock() {
  const { t } = useText(financialDashboardTexts);
  return (
    <Card title={<Skeleton shape="text" width="16ch" />} headingLevel={3} aria-labelledby={undefined} aria-hidden inert>
      <FigureList figures={campaignFigures(null, t)} loading />
    </Card>
  );
}
