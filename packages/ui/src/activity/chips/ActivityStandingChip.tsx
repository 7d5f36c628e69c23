'use client';
import type { ActivityStanding } from '@sereno/domain/activity';
import { Badge } from '../../foundation/index.ts';
import { CirclePlay } from '../../foundation/icons/circle-play.ts';
import { ClockAlert } from '../../foundation/icons/clock-alert.ts';
import { CloudUpload } from '../../foundation/icons/cloud-upload.ts';
import { useTexts } from '../../locale/index.ts';
import { activityStandingChipTexts } from '../../locale/ownTexts.ts';

export type ActivityStandingChipProps = {
  /** Where the activity stands (`activityStanding`), or 'queued' where what was done with it waits for the network. */
  standing: ActivityStanding | 'queued';
};

const looks = {
  late: { tone: 'danger', icon: <ClockAlert aria-hidden /> },
  started: { tone: 'info', icon: <CirclePlay aria-hidden /> },
  queued: { tone: 'warning', icon: <CloudUpload aria-hidden /> },
} as const;

/** What is particular about an open activity (ACL-20); one that waits for its time, or may be started, says nothing. */
export function ActivityStandingChip({ standing }: ActivityStandingChipProps) {
  const t = useTexts(activityStandingChipTexts);
  if (standing === 'startable' || standing === 'early') return null;
  return <Badge {...looks[standing]}>{t(`activityStandingChip.${standing}`)}</Badge>;
}
