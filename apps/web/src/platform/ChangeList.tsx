import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';
import { Button, EmptyState, Skeleton, SkeletonGroup, Timeline, VisuallyHidden } from '@sereno/ui/foundation';
import { registerTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { usePlatform } from './PlatformProvider.tsx';
import { Fold, List } from './ChangeList.styles.ts';

/** Values of a change that are listed at once; more are folded away. */
const MANY = 8;

/** A value that changed, in words. */
export type ChangedValue = {
  readonly id: string;
  readonly label: string;
  /** Undefined for what is new. */
  readonly before: string | undefined;
  readonly after: string;
};

/** A change, in words. */
type ListedChange = {
  readonly id: number;
  /** What was done. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who did it. */
  readonly by: string;
  readonly values: readonly ChangedValue[];
};

export type ChangeListProps = {
  /** The newest first; undefined while they load, null where they could not be loaded. */
  changes: readonly ListedChange[] | null | undefined;
  busy: boolean;
  onRetry: () => void;
  /** Level of the heading of each change: one below that of what it stands in. */
  headingLevel: 3 | 4;
};

/** What was done with something: who, when, and what it was before and after. */
export function ChangeList({ changes, busy, onRetry, headingLevel }: ChangeListProps) {
  const { t } = useText(registerTexts);
  const { config } = usePlatform();
  if (changes === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton height="40px" />
        <Skeleton height="40px" />
      </SkeletonGroup>
    );
  }
  if (changes === null) {
    return (
      <EmptyState
        title={t('register.notLoaded')}
        action={
          <Button size="small" busy={busy} onClick={onRetry}>
            {t('register.retry')}
          </Button>
        }
      />
    );
  }
  if (changes.length === 0) return <EmptyState title={t('register.historyEmpty')} />;
  const timeOf = (at: number): string => {
    const instant = new Date(at);
    return `${formatScreenDate(dateIn(config.timeZone, instant))} ${timeIn(config.timeZone, instant)}`;
  };
  return (
    <Timeline
      headingLevel={headingLevel}
      entries={changes.map(({ id, title, by, at, values }, index) => ({
        id,
        title,
        time: t('register.by', { name: by, time: timeOf(at) }),
        tone: index === 0 ? 'primary' : 'neutral',
        detail:
          values.length > MANY ? (
            <Fold>
              <summary>{t('register.changedValues', { count: values.length })}</summary>
              <Values values={values} />
            </Fold>
          ) : (
            values.length > 0 && <Values values={values} />
          ),
      }))}
    />
  );
}

function Values({ values }: Pick<ListedChange, 'values'>) {
  const { t } = useText(registerTexts);
  return (
    <List>
      {values.map(({ id, label, before, after }) => (
        <li key={id}>
          {label}:{' '}
          {before === undefined ? (
            after
          ) : (
            <>
              <VisuallyHidden>{`${t('register.before')}: `}</VisuallyHidden>
              <del>{before}</del> <span aria-hidden>→</span>{' '}
              <VisuallyHidden>{`${t('register.after')}: `}</VisuallyHidden>
              <ins>{after}</ins>
            </>
          )}
        </li>
      ))}
    </List>
  );
}
