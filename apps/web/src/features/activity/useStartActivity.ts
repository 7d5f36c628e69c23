import { SessionEndedError, UnreachableError } from '@sereno/api';
import { type Activity, channelLink, channelOf, type GreetingNames, opensPage } from '@sereno/domain/activity';
import { timeIn } from '@sereno/domain/calendar';
import { useRef, useState } from 'react';
import { activityTexts, operationTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import type { Outbox } from '../../platform/commands/outbox/useOutbox.ts';
import { followLink, openAddress, openBeside, type PageBeside } from '../../platform/openPages.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import { UNNAMED } from './activityRow.ts';
import { opensBeside } from './startPlan.ts';

export type StartOptions = {
  /** Who greets, and for whom (STA-06). */
  readonly names: GreetingNames;
  /** Asks for the lists again; resolves when they are there. */
  readonly refresh: () => Promise<void>;
  /** Queues what cannot be sent now. */
  readonly submit: Outbox['submit'];
  /** Called with the `mailto:` URL of an e-mail that is to be written. */
  readonly onMail: (activity: Activity, href: string) => void;
  /** Called when a started activity asks for a quotation (STA-11). */
  readonly onQuotation: (activity: Activity) => void;
};

/**
 * Starts activities and opens their channels (STA-01 to STA-15), once the server has said yes or the start is queued. `start` is called within a press; `starting` are the ids of
 * those that wait for their answer, and are not started twice.
 */
export function useStartActivity({ names, refresh, submit, onMail, onQuotation }: StartOptions) {
  const { t } = useText(activityTexts);
  const { t: ofOperation } = useText(operationTexts);
  const { config, toasts } = usePlatform();
  const calls = useCalls();
  const running = useRef(new Set<number>());
  const [starting, setStarting] = useState<ReadonlySet<number>>(new Set());

  const mark = (id: number, isRunning: boolean): void => {
    if (isRunning) running.current.add(id);
    else running.current.delete(id);
    setStarting(new Set(running.current));
  };

  const showBlocked = (href: string, open: (href: string) => void): void => {
    toasts.showRich({
      tone: 'warning',
      text: t('activityStart.blocked'),
      action: { label: t('activityStart.open'), onPress: () => open(href) },
    });
  };

  const follow = (activity: Activity, href: string): void => {
    if (channelOf(activity) === 'email' && navigator.onLine) onMail(activity, href);
    // After a long wait the browser no longer takes it for an answer to the press.
    else if (navigator.userActivation.isActive) followLink(href);
    else showBlocked(href, followLink);
  };

  /** The words of the specification (STA-09), and what has begun. */
  const tellStart = ({ activityTypeName, prospectName }: Activity): void => {
    toasts.showRich({
      tone: 'positive',
      text: ofOperation('operation.done'),
      description: t('activityStart.started', {
        type: activityTypeName ?? (prospectName || UNNAMED),
        time: timeIn(config.timeZone, new Date()),
      }),
    });
  };

  /** Leads to the channel with what the answer knows. */
  const lead = (activity: Activity, beside: PageBeside | null): void => {
    const link = channelLink(activity, config.channels, names);
    if ('issue' in link) {
      beside?.close();
      toasts.show({ tone: 'warning', text: t(`activity.${link.issue}`) });
    } else if (beside !== null) beside.show(link.href);
    else if (opensPage(channelOf(activity))) showBlocked(link.href, openAddress);
    else follow(activity, link.href);
  };

  async function ask(activity: Activity, beside: PageBeside | null): Promise<void> {
    const outcome = await calls.activity.startActivity(activity.id);
    if (outcome.kind === 'refused') {
      beside?.close();
      toasts.show({ tone: 'danger', text: ofOperation('operation.failed') });
    } else {
      const started = outcome.activity ?? activity;
      tellStart(activity);
      lead(started, beside);
      if (started.quotationLaunch) onQuotation(started);
    }
    await refresh();
  }

  /** There is no connection: the start is queued, as finishing is. Of one that was sent after all, what was known leads to its channel. */
  async function queue(activity: Activity, beside: PageBeside | null): Promise<void> {
    const label = activity.prospectName || UNNAMED;
    const { kind } = await submit({ call: 'start', activityId: activity.id, label });
    if (kind !== 'done') beside?.close();
    if (kind === 'queued') {
      toasts.show({ tone: 'info', text: t('activitySave.queued') });
      // A telephone needs no network.
      if (!opensPage(channelOf(activity))) lead(activity, null);
      return;
    }
    if (kind === 'done') {
      tellStart(activity);
      lead(activity, beside);
    } else toasts.show({ tone: 'danger', text: ofOperation('operation.failed') });
    await refresh();
  }

  async function start(activity: Activity): Promise<void> {
    if (running.current.has(activity.id)) return;
    mark(activity.id, true);
    const beside = opensBeside(activity) ? openBeside() : null;
    try {
      await ask(activity, beside);
    } catch (error) {
      if (error instanceof UnreachableError && !error.timedOut) {
        await queue(activity, beside);
        return;
      }
      beside?.close();
      if (error instanceof SessionEndedError) return;
      report(error);
      // A server that does not answer in time is only logged (ADL-38); an answer that is none is another status than 201 (STA-09).
      if (!(error instanceof UnreachableError)) toasts.show({ tone: 'danger', text: ofOperation('operation.failed') });
    } finally {
      mark(activity.id, false);
    }
  }

  return { start: (activity: Activity) => void start(activity), starting };
}
