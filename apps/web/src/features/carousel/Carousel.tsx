import { canReassign } from '@sereno/domain/access';
import { leadName } from '@sereno/domain/carousel';
import type { SessionUser } from '@sereno/domain/session';
import { LeadList, LeadsToRegister } from '@sereno/ui/carousel';
import { Card, type TabItem, Tabs } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { lazyComponent } from '@sereno/ui/lazy';
import { useCalls } from '../../platform/calls.ts';
import { useQuietly } from '../../platform/quietRequests.ts';
import { Region } from '../../platform/Region.tsx';
import { whenIdle } from '../../platform/whenIdle.ts';
import { Alerts } from './Alerts.tsx';
import { Attending, Hint, Page, Toolbar, Views } from './Carousel.styles.ts';
import { knownData } from './knownData.ts';
import { attendedQuery } from './leadQueries.ts';
import { registerPath } from './registerPath.ts';
import { useQueue } from './useQueue.ts';
import { useReassign } from './useReassign.ts';

/** Most people never hand a lead over, and its dialog is larger than the whole queue. */
const ReassignPart = lazyComponent(() => import('./ReassignPart.tsx').then((module) => module.ReassignPart));

export type CarouselProps = {
  user: SessionUser;
  /** Stands in the place of the queue for whom it does not show (CAR-15). Default: the queue shows. */
  unavailable?: ReactNode;
  /**
   * A card above other content, with room for so many leads from the start, so that nothing below moves; more of them scroll.
   * Default: a page of its own.
   */
  cardRows?: number;
  /** What stands in the card's heading, at its end. */
  link?: ReactNode;
  /** A view of the page beside those of the leads, at the end. */
  view?: TabItem;
};

const NO_LEADS: readonly never[] = [];

/** The queue of new leads and what one does with it (CAR-01 to CAR-14), for those who see it (CAR-15). */
export function Carousel({ user, unavailable, cardRows, link, view }: CarouselProps) {
  const { t } = useText(carouselTexts);
  const [, navigate] = useLocation();
  const calls = useCalls();
  const attended = knownData(useQuery(attendedQuery(calls, useQuietly())));
  const queue = useQueue(unavailable === undefined);
  const { leads, attending } = queue;
  const reassign = useReassign(queue);
  const mayReassign = canReassign(user);
  // A lead that somebody else took meanwhile cannot be handed over any more.
  const isAsking = reassign.isOpen && (reassign.saving || leads?.some(({ id }) => id === reassign.lead?.id) !== false);
  useEffect(() => {
    if (!mayReassign) return undefined;
    // Should it fail, the dialog itself asks once more and tells.
    return whenIdle(() => void ReassignPart.preload());
  }, [mayReassign]);

  const isCard = cardRows !== undefined;
  const settings = <Alerts user={user} leads={leads} />;
  const framed = (content: ReactNode): ReactNode => (isCard ? content : <Card padding="none">{content}</Card>);
  const views = (
    <Views data-card={isCard || undefined}>
      <Tabs
        label={t('carousel.title')}
        tabs={[
          {
            value: 'queue',
            label: t('carousel.queue'),
            // A number that came later would move what stands beside it.
            count: leads?.length ?? 0,
            content: framed(
              unavailable ?? (
                <LeadList
                  leads={leads ?? NO_LEADS}
                  loading={leads === undefined}
                  failed={leads === null}
                  onAttend={queue.attend}
                  onReassign={mayReassign ? reassign.begin : undefined}
                  busyId={reassign.saving ? (reassign.lead?.id ?? null) : null}
                  reservedRows={cardRows}
                />
              ),
            ),
          },
          {
            value: 'attended',
            label: t('carousel.toRegister'),
            count: attended?.length ?? 0,
            content: framed(
              <LeadsToRegister
                leads={attended ?? NO_LEADS}
                loading={attended === undefined}
                failed={attended === null}
                registerHref={registerPath}
                onNavigate={navigate}
                reservedRows={cardRows}
              />,
            ),
          },
          ...(view === undefined ? [] : [view]),
        ]}
      />
      <Attending>
        {attending && t('carousel.attending', { name: leadName(attending) || t('carousel.nameless') })}
      </Attending>
    </Views>
  );
  return (
    <>
      {isCard ? (
        <Card
          padding="none"
          title={t('carousel.title')}
          actions={
            <>
              {link}
              {settings}
            </>
          }
        >
          {views}
        </Card>
      ) : (
        <Page>
          {unavailable === undefined && (
            <Toolbar>
              <Hint>{t('carousel.refresh')}</Hint>
              {settings}
            </Toolbar>
          )}
          {views}
        </Page>
      )}
      {reassign.lead !== null && (
        <Region resetKey={String(reassign.round)}>
          <Suspense fallback={null}>
            <ReassignPart
              key={reassign.round}
              lead={reassign.lead}
              open={isAsking}
              onOpenChange={reassign.setOpen}
              busy={reassign.saving}
              onSave={reassign.save}
            />
          </Suspense>
        </Region>
      )}
    </>
  );
}
