import { formatScreenDate } from '@sereno/domain/calendar';
import { type KnownReport, labelsOf, reportById, type ReportSubscription } from '@sereno/domain/report';
import { Banner, Button, Drawer, EmptyState, Skeleton } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { frameTexts, reportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import type { Command } from '../../../platform/commands/command.ts';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { shownData } from '../../../platform/queries.ts';
import { summaryScope } from '../filters/scopes.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import type { ReportText } from './groupNames.ts';
import { About, MailList } from './Report.styles.ts';
import { useReportCalls } from './reportQueries.ts';

/** Own subscriptions, kept apart from the figures: they do not follow the filters. */
const SUBSCRIPTIONS = 'report-subscriptions';
const texts = {
  refused: 'report.mail.refused',
  failed: 'report.mail.failed',
  unanswered: 'report.mail.unanswered',
} as const;
type Failure = (typeof texts)[keyof typeof texts];
const shared = { invalidates: [[SUBSCRIPTIONS]] } as const;

export type SubscriptionsProps = {
  report: KnownReport;
  groupedBy: readonly string[];
  isOpen: boolean;
  onClose: () => void;
};

const inOrder = (ids: readonly number[] = []): readonly number[] => ids.toSorted((one, other) => one - other);

/** The reports that the person gets by mail each Monday, and this one as it stands in its address. */
export function Subscriptions({ report, groupedBy, isOpen, onClose }: SubscriptionsProps) {
  const { t } = useText(reportTexts);
  const { t: menu } = useText(frameTexts);
  const { filters } = useDashboard();
  const calls = useReportCalls();
  const answer = useQuery({
    queryKey: [SUBSCRIPTIONS],
    queryFn: ({ signal }) => calls.reportSubscriptions(signal),
    enabled: isOpen,
    staleTime: 0,
  });
  const all = shownData(answer);
  const { managements, advisers } = summaryScope(filters);
  const wanted = {
    report: report.id,
    groupedBy: groupedBy.join(','),
    managements: inOrder(managements),
    advisers: inOrder(advisers),
  };
  const isOwn = all?.some((one) => keyOf(one) === keyOf(wanted)) === true;
  const starting: Command<null, object, Failure | 'report.mail.begun'> = {
    ...shared,
    texts: { ...texts, done: 'report.mail.begun' },
    call: () =>
      calls.subscribeReport({
        ...wanted,
        title: menu(`menu.${report.entry}`),
        words: labelsOf(report).map((key) => ({ key, text: t(key) })),
      }),
  };
  const ending: Command<number, object, Failure | 'report.mail.ended'> = {
    ...shared,
    texts: { ...texts, done: 'report.mail.ended' },
    call: (_, id) => calls.endSubscription(id),
  };
  const start = useCommand(starting, { t });
  const end = useCommand(ending, { t });
  const problem = start.problem ?? end.problem;
  return (
    <Drawer
      title={t('report.mail.monday')}
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        all && !isOwn ? (
          <Button variant="primary" busy={start.busy} onClick={() => void start.submit(null)}>
            {t('report.mail.start')}
          </Button>
        ) : undefined
      }
    >
      <About>{isOwn ? t('report.mail.own') : t('report.mail.about')}</About>
      {problem && <Banner tone={problem.tone}>{problem.text}</Banner>}
      {all === undefined && <Skeleton height="72px" />}
      {all === null && (
        <EmptyState
          title={t('report.mail.notLoaded')}
          action={
            <Button size="small" busy={answer.isFetching} onClick={() => void answer.refetch()}>
              {t('report.mail.retry')}
            </Button>
          }
        />
      )}
      {all && (
        <MailList aria-label={t('report.mail.list')}>
          {all.length === 0 && <li>{t('report.mail.none')}</li>}
          {all.map((one) => (
            <li key={one.id}>
              <span>
                {one.title}
                <small>{detailOf(one, t)}</small>
                <small>{stateOf(one, t)}</small>
              </span>
              <Button
                size="small"
                busy={end.busy}
                aria-label={`${t('report.mail.end')}: ${one.title}`}
                onClick={() => void end.submit(one.id)}
              >
                {t('report.mail.end')}
              </Button>
            </li>
          ))}
        </MailList>
      )}
    </Drawer>
  );
}

type Asked = Pick<ReportSubscription, 'report' | 'groupedBy' | 'managements' | 'advisers'>;

/** Two subscriptions with one key are the same. */
const keyOf = ({ report, groupedBy, managements, advisers }: Asked): string =>
  JSON.stringify([report, groupedBy, managements, advisers]);

/** What a subscription is grouped by, and whether it is about some people only. */
function detailOf({ report, groupedBy, managements, advisers }: ReportSubscription, t: ReportText): string {
  const dimensions = reportById(report)?.dimensions ?? [];
  const names = groupedBy.split(',').flatMap((id) => {
    const dimension = dimensions.find((one) => one.id === id);
    return dimension === undefined ? [] : t(dimension.label);
  });
  const isNarrowed = managements.length + advisers.length > 0;
  return [...names, ...(isNarrowed ? [t('report.mail.narrowed')] : [])].join(' · ');
}

function stateOf({ state, sentFor }: ReportSubscription, t: ReportText): string {
  switch (state) {
    case 'sent':
      return sentFor === null ? '' : t('report.mail.sent', { day: formatScreenDate(sentFor) });
    case 'failed':
      return t('report.mail.notSent');
    default:
      return t(`report.mail.${state}`);
  }
}
