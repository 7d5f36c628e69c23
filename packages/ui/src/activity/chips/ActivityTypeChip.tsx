'use client';
import { Badge } from '../../foundation/index.ts';
import { ActivityIcon } from './ActivityIcon.tsx';

export type ActivityTypeChipProps = {
  /** Id of the type; it chooses the drawing alone (ENT-23). */
  typeId: number | null;
  /** What the server calls the type. Null or empty: nothing is shown. */
  name: string | null;
};

/** Of which kind an activity is: its drawing and its name (ACL-11). */
export function ActivityTypeChip({ typeId, name }: ActivityTypeChipProps) {
  if (name === null || name.trim() === '') return null;
  return <Badge icon={<ActivityIcon typeId={typeId} />}>{name}</Badge>;
}
