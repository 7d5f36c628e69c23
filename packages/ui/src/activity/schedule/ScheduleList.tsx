import type { TimeSlot } from '@sereno/domain/activity';
import { useId, useState } from 'react';
import { Button } from '../../foundation/index.ts';
import { TriangleAlert } from '../../foundation/icons/triangle-alert.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import { ActivityIcon } from '../chips/ActivityIcon.tsx';
import { List } from './ScheduleList.styles.ts';
import { fewRows, type ScheduleRow } from './scheduleRows.ts';

type ScheduleListProps = {
  rows: readonly ScheduleRow[];
  planned: TimeSlot | null;
  /** Id of the title. */
  labelledBy: string;
};

function Row({ row: { activity, overlapping } }: { row: ScheduleRow }) {
  const t = useTexts(activityPartsTexts);
  const { startTime, endTime, activityTypeName, prospectName } = activity;
  return (
    <li data-overlapping={overlapping || undefined}>
      <span className="time">
        {startTime === null ? t('daySchedule.noTime') : [startTime, endTime].filter((time) => time !== null).join('–')}
      </span>{' '}
      <span className="what">
        <ActivityIcon {...activity} />
        <span>
          {activityTypeName !== null && <span className="type">{activityTypeName}</span>} {prospectName}
        </span>
      </span>{' '}
      {overlapping && (
        <span className="mark">
          <TriangleAlert aria-hidden />
          {t('daySchedule.overlapping')}
        </span>
      )}
    </li>
  );
}

/** The day's activities as text. A full day shows a few lines until the rest is requested. */
export function ScheduleList({ rows, planned, labelledBy }: ScheduleListProps) {
  const t = useTexts(activityPartsTexts);
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const few = fewRows(rows, planned);
  const rest = rows.length - few.length;
  return (
    <div>
      <List id={listId} aria-labelledby={labelledBy}>
        {(isWhole ? rows : few).map((row) => (
          <Row key={row.activity.id} row={row} />
        ))}
      </List>
      {rest > 0 && (
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('daySchedule.fewer') : t('daySchedule.more', { count: rest })}
        </Button>
      )}
    </div>
  );
}
