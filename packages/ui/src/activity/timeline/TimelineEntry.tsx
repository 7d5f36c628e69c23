import type { Activity } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';
import { followLink } from '../../foundation/button/plainPress.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import { ActivityIcon } from '../chips/ActivityIcon.tsx';
import { OnTimeChip } from '../chips/OnTimeChip.tsx';
import { Entry } from './ActivityTimeline.styles.ts';

/** Options shared by all entries of a timeline. */
export type TimelineEntryOptions = {
  /** Shows whom an activity is with; a page about one person leaves it out. Default true. */
  showProspect?: boolean | undefined;
  /** An activity of this day or later that is not known to be on time has no mark for that. Default: all of them have one. */
  today?: CalendarDate | undefined;
  /** URL of a prospect's page. Without it, and for an activity without a prospect, the name is not a link (ACL-09). */
  prospectHref?: ((prospectId: number) => string) | undefined;
  /** Called with the URL on a plain press of a link, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Shows the adviser; see `canSeeAdviserName`. Default false. */
  showAdviser?: boolean | undefined;
  /** Shows the adviser's manager; see `canSeeManagerName` (ACL-16). Default false. */
  showManager?: boolean | undefined;
};

function Prospect({
  activity: { prospectId, prospectName },
  prospectHref,
  onNavigate,
}: TimelineEntryOptions & { activity: Activity }) {
  if (prospectName === '') return null;
  if (prospectId === null || prospectHref === undefined) return <span className="prospect">{prospectName}</span>;
  return (
    <a className="prospect" href={prospectHref(prospectId)} onClick={(event) => followLink(event, onNavigate)}>
      {prospectName}
    </a>
  );
}

/** One activity of a timeline. */
export function TimelineEntry({ activity, ...options }: TimelineEntryOptions & { activity: Activity }) {
  const t = useTexts(activityPartsTexts);
  const { date, startTime, endTime, activityTypeName, subject, comments, onTime } = activity;
  const isToCome = onTime === null && options.today !== undefined && date >= options.today;
  const people = [
    { shown: options.showAdviser, label: t('activityTimeline.adviser'), name: activity.adviserName },
    { shown: options.showManager, label: t('activityTimeline.manager'), name: activity.managerName },
  ].filter(({ shown, name }) => shown === true && name !== null && name !== '');
  return (
    <Entry>
      <span className="time">
        {[startTime, endTime].filter((time) => time !== null).join('–') || t('activityTimeline.noTime')}
      </span>
      <span className="mark" aria-hidden>
        <ActivityIcon {...activity} />
      </span>
      <div className="what">
        <p className="first">
          {activityTypeName !== null && <span className="type">{activityTypeName}</span>}{' '}
          {options.showProspect !== false && <Prospect activity={activity} {...options} />}{' '}
          {!isToCome && <OnTimeChip onTime={onTime} />}
        </p>
        {subject !== null && subject !== '' && <p>{subject}</p>}
        {comments !== null && comments !== '' && <p className="quiet comments">{comments}</p>}
        {people.length > 0 && (
          <dl className="quiet">
            {people.map(({ label, name }) => (
              <div key={label}>
                <dt>{label}</dt> <dd>{name}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Entry>
  );
}
