import { type CampaignMeasure, type FinancialResult, keyedCampaigns, sortedCampaigns } from '@sereno/domain/dashboards';
import { Button, Card, EmptyState, SegmentedControl } from '@sereno/ui/foundation';
import { Megaphone } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { ROOM } from '../kit/useFold.ts';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { CampaignBlock, PendingBlock } from './CampaignBlock.tsx';
import { Blocks, Controls, More, SortLabel, Whole } from './CampaignBlocks.styles.ts';
import { measureOptions } from './campaignFigures.ts';

export type CampaignBlocksProps = {
  /** Undefined while it loads, null when there is nothing to show. */
  result: FinancialResult | null | undefined;
  /** Newer figures are on their way. */
  refreshing: boolean;
  /** What they are sorted by. */
  order: CampaignMeasure;
  /** Called with another order. */
  onOrderChange: (next: CampaignMeasure) => void;
  /** The month in words: 'noviembre de 2026'. */
  month: string;
};

/** How many blocks are drawn at a time: each has ten explanations, and few people look at the last of many. */
const STEP = 20;
/** How many of them a phone shows at first, where each takes half of the window. */
const FIRST_ON_PHONE = 6;
/** As many as are in sight while they load. */
const PENDING = 4;

const none: readonly never[] = [];

/** One block for each campaign, in the order that the person chooses; each can be put away (FIN-04). */
export function CampaignBlocks({ result, refreshing, order, onOrderChange, month }: CampaignBlocksProps) {
  const { t } = useText(financialDashboardTexts);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const first = useMediaQuery(ROOM) ? STEP : FIRST_ON_PHONE;
  const [asked, setAsked] = useState<number | null>(null);
  const most = asked ?? first;
  const keyed = useMemo(() => (result ? keyedCampaigns(result.campaigns) : none), [result]);
  const sorted = useMemo(() => sortedCampaigns(keyed, order), [keyed, order]);
  const isAllClosed = keyed.length > 0 && keyed.every(({ key }) => closed.has(key));
  const setOpen = useCallback((key: string, open: boolean) => {
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(key);
      else next.add(key);
      return next;
    });
  }, []);

  return (
    <DashboardSection
      title={t('financial.campaigns')}
      isBusy={result === undefined || refreshing}
      actions={
        <Controls>
          <Button
            size="small"
            variant="ghost"
            aria-disabled={keyed.length === 0 || undefined}
            onClick={() => setClosed(new Set(isAllClosed ? none : keyed.map(({ key }) => key)))}
          >
            {isAllClosed ? t('financial.openAll') : t('financial.closeAll')}
          </Button>
          {/* The control says it itself where it is read aloud. */}
          <SortLabel aria-hidden>{t('financial.sortBy')}</SortLabel>
          <SegmentedControl
            label={t('financial.sortBy')}
            size="small"
            options={measureOptions(t)}
            value={order}
            onChange={onOrderChange}
          />
        </Controls>
      }
    >
      <Blocks>
        {result === undefined && Array.from({ length: PENDING }, (_, place) => <PendingBlock key={place} />)}
        {result !== undefined && keyed.length === 0 && (
          <Whole>
            <Card>
              <EmptyState
                icon={<Megaphone />}
                headingLevel={3}
                title={result === null ? t('financial.failed') : t('financial.none', { month })}
              />
            </Card>
          </Whole>
        )}
        {sorted.slice(0, most).map((campaign) => (
          <CampaignBlock
            key={campaign.key}
            campaign={campaign}
            refreshing={refreshing}
            open={!closed.has(campaign.key)}
            onOpenChange={setOpen}
          />
        ))}
      </Blocks>
      {keyed.length > first && (
        <More>
          <output>{t('financial.shown', { shown: Math.min(most, keyed.length), count: keyed.length })}</output>
          {/* It stays when all are there, so that the focus is not lost with it. */}
          <Button size="small" onClick={() => setAsked(most < keyed.length ? most + STEP : null)}>
            {most < keyed.length
              ? t('financial.more', { count: Math.min(STEP, keyed.length - most) })
              : t('financial.fewer', { count: first })}
          </Button>
        </More>
      )}
    </DashboardSection>
  );
}
