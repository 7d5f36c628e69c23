'use client';
import type { OpenActivityStatus } from '@sereno/domain/activity';
import { Badge } from '../../foundation/index.ts';
import { CirclePlay } from '../../foundation/icons/circle-play.ts';
import { ClockAlert } from '../../foundation/icons/clock-alert.ts';
import { CloudUpload } from '../../foundation/icons/cloud-upload.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type OpenActivityStatusChipProps = RootProps<HTMLSpanElement> & {
  /** Status of the activity (`openActivityStatus`), or 'queued' while a command of it is queued offline. */
  status: OpenActivityStatus | 'queued';
};

const looks = {
  late: { tone: 'danger', icon: <ClockAlert aria-hidden /> },
  started: { tone: 'info', icon: <CirclePlay aria-hidden /> },
  queued: { tone: 'warning', icon: <CloudUpload aria-hidden /> },
} as const;

/** The status of an open activity (ACL-20); nothing while it is early or can be started. */
export function OpenActivityStatusChip({ status, ...root }: OpenActivityStatusChipProps) {
  const t = useTexts(activityPartsTexts);
  if (status === 'startable' || status === 'early') return null;
  return (
    <Badge {...root} {...looks[status]}>
      {t(`openActivityStatusChip.${status}`)}
    </Badge>
  );
}
