'use client';
import { type Lead, leadAge, leadName } from '@sereno/domain/carousel';
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { EmptyState, Skeleton, SkeletonGroup, VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { LeadRow } from './LeadRow.tsx';
import { List, roomFor, Root, SkeletonRow } from './LeadList.styles.ts';
import { useArrivals } from './useArrivals.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';

export type LeadListProps = RootProps & {
  /** The waiting leads, in the order to attend them. Hidden while `loading` or `failed`. */
  leads: readonly Lead[];
  /** Loading for the first time. Default false. */
  loading?: boolean | undefined;
  /** The first load failed (CAR-20). After a later failure the known leads stay. Default false. */
  failed?: boolean | undefined;
  /** Called when a lead is pressed, anywhere on it (CAR-06). The host removes it from `leads` at once. */
  onAttend: (lead: Lead) => void;
  /** Called by 'Reasignar', for people who may reassign (CAR-09). Default: no such button. */
  onReassign?: ((lead: Lead) => void) | undefined;
  /** Id of the busy lead, which ignores presses. Default null. */
  busyId?: number | null | undefined;
  /** Number of leads to reserve room for, so that nothing below moves; more scroll. Default: as high as its content. */
  reservedRows?: number | undefined;
  /** Name of the list for assistive technology. Default 'Prospectos en espera'. */
  label?: string | undefined;
};

/**
 * New leads, each with name, origin and age (CAR-03 to CAR-05). Ages update by themselves; new leads are announced.
 * When a focused lead is removed, the list gets the focus, not the next lead, which a second press would attend by
 * mistake.
 */
export function LeadList({
  leads,
  loading = false,
  failed = false,
  onAttend,
  onReassign,
  busyId = null,
  reservedRows,
  label,
  ...host
}: LeadListProps) {
  const t = useTexts(carouselTexts);
  const now = useNow();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lostFocus = useLostFocus(() => list.current ?? root.current);
  const latest = useRef({ onAttend, onReassign });
  useEffect(() => {
    latest.current = { onAttend, onReassign };
  });
  const attend = useCallback((lead: Lead) => latest.current.onAttend(lead), []);
  const reassign = useCallback((lead: Lead) => latest.current.onReassign?.(lead), []);
  const isKnown = !loading && !failed;
  const room = roomFor(reservedRows);

  let content: ReactNode;
  if (loading) content = <LeadSkeleton rows={reservedRows ?? 3} />;
  else if (failed) content = <EmptyState title={t('leadList.failed')} />;
  else if (leads.length === 0)
    content = <EmptyState title={t('leadList.empty')} description={t('leadList.emptyHint')} />;
  else {
    content = (
      <List ref={list} tabIndex={-1} aria-label={label ?? t('leadList.label')}>
        {leads.map((lead) => {
          const age = now === null ? null : leadAge(lead, now);
          return (
            <LeadRow
              key={lead.id}
              lead={lead}
              minutes={age?.minutes ?? null}
              tone={age?.tone ?? null}
              busy={lead.id === busyId}
              onAttend={attend}
              onReassign={onReassign === undefined ? null : reassign}
            />
          );
        })}
      </List>
    );
  }
  return (
    <>
      <LeadAnnouncement leads={isKnown ? leads : null} />
      <Root
        {...host}
        ref={useBothRefs(root, host.ref)}
        tabIndex={-1}
        data-reserved={room && true}
        style={{ ...room, ...host.style }}
        {...lostFocus}
      >
        {content}
      </Root>
    </>
  );
}

/** Announces new leads politely. Always rendered, so that changes are announced. */
function LeadAnnouncement({ leads }: { leads: readonly Lead[] | null }) {
  const t = useTexts(carouselTexts);
  const { leads: fresh, count } = useArrivals(leads);
  const [only, ...others] = fresh;
  if (only === undefined) return <VisuallyHidden as="output" />;
  return (
    <VisuallyHidden as="output">
      <span key={count}>
        {others.length === 0
          ? t('leadList.arrived', { name: leadName(only) || t('leadList.nameless') })
          : t('leadList.arrivals', { count: fresh.length })}
      </span>
    </VisuallyHidden>
  );
}

/** Placeholder of `rows` leads. */
function LeadSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonRow key={row}>
          <Skeleton width="45%" />
          <Skeleton width="25%" />
        </SkeletonRow>
      ))}
    </SkeletonGroup>
  );
}

/** How often the time is read, ms: often enough for minutes. */
const STEP_MS = 5000;

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, STEP_MS);
  // Browsers pause timers of hidden pages: update when the page is shown again.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const now = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;
const unknown = (): null => null;

/** The time in milliseconds since 1970 UTC, in steps of 5 seconds; null on the server, whose clock differs. */
const useNow = (): number | null => useSyncExternalStore(subscribe, now, unknown);
