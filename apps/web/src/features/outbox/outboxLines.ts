import type { NextActivity } from '@sereno/domain/activity';
import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';
import type { Translate } from '@sereno/ui/locale';
import type { OutboxLine } from '@sereno/ui/shell';
import type { es } from '../../i18n/outbox/es.ts';
import type { OutboxJob, OutboxState } from '../../platform/commands/outbox/useOutbox.ts';

export type OutboxLineContext = {
  readonly t: Translate<typeof es>;
  /** The business zone, in which moments are written. */
  readonly timeZone: string;
  /** Whether the first job that waits is on its way. */
  readonly sending: boolean;
};

function nextDetails(next: NextActivity | null, t: OutboxLineContext['t']): OutboxLine['details'] {
  if (next === null) return [];
  const slot = { date: formatScreenDate(next.date), start: next.startTime, end: next.endTime };
  return [
    { label: t('outbox.subject'), value: next.subject },
    { label: t('outbox.date'), value: t('outbox.slot', slot) },
    { label: t('outbox.comments'), value: next.comments },
    { label: t('outbox.phone'), value: next.phone ?? '' },
    { label: t('outbox.address'), value: next.address ?? '' },
  ];
}

/** What was typed, also where it is empty. */
function typedIn(job: OutboxJob, t: OutboxLineContext['t']): OutboxLine['details'] {
  if (job.call === 'start') return [];
  const next = nextDetails(job.payload.next, t);
  return job.call === 'add' ? next : [{ label: t('outbox.observations'), value: job.payload.observations }, ...next];
}

function lineOf(job: OutboxJob, isOnItsWay: boolean, { t, timeZone }: OutboxLineContext): OutboxLine {
  const at = new Date(job.at);
  return {
    id: job.id,
    what: job.call,
    who: job.label,
    when: `${formatScreenDate(dateIn(timeZone, at))} ${timeIn(timeZone, at)}`,
    state: isOnItsWay ? 'sending' : job.state,
    message: job.message ?? undefined,
    details: typedIn(job, t).filter(({ value }) => value !== ''),
  };
}

/** The jobs as they are shown: those that wait for the person first. */
export function outboxLines(
  { waiting, refused, unknown }: Pick<OutboxState, 'waiting' | 'refused' | 'unknown'>,
  context: OutboxLineContext,
): readonly OutboxLine[] {
  return [
    ...[...refused, ...unknown].map((job) => lineOf(job, false, context)),
    ...waiting.map((job, index) => lineOf(job, context.sending && index === 0, context)),
  ];
}
