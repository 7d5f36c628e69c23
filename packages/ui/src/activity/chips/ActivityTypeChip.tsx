'use client';
import type { ActivityKind } from '@sereno/domain/activity';
import { Badge } from '../../foundation/index.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { rootOf, type RootProps } from '../../state/rootProps.ts';

export type ActivityTypeChipProps = RootProps<HTMLSpanElement> &
  Omit<ActivityKind, 'activityTypeId'> & {
    /** Id of the type; it chooses the drawing, where it is one of ACTIVITY_TYPE (ENT-23). */
    typeId: number | null;
    /** What the server calls the type. Null or empty: nothing is shown. */
    name: string | null;
  };

/** The type of an activity: its icon and its name (ACL-11). */
export function ActivityTypeChip({ typeId, name, ...kind }: ActivityTypeChipProps) {
  if (name === null || name.trim() === '') return null;
  return (
    <Badge {...rootOf(kind)} icon={<ActivityIcon {...kind} activityTypeId={typeId} />}>
      {name}
    </Badge>
  );
}
