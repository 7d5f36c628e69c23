import { media } from '@sereno/ui/theme';
import { useState } from 'react';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { useUnfolded } from '../../../platform/useUnfolded.ts';
import { useDashboard } from './dashboardContext.ts';

/** A section that a phone shows only when it is asked for. */
export type Fold = {
  readonly isOpen: boolean;
  /** Null where there is room for all: nothing is folded there. */
  readonly setOpen: ((isOpen: boolean) => void) | null;
};

/** A window with room for all of a dashboard. */
export const ROOM = media.md;

/**
 * What stands far down a dashboard is folded on a phone; this browser remembers what the person has unfolded.
 * @param section Names the section in what is kept.
 * @param asked What has led to it, which unfolds it: another value each time, null for nothing. Default null.
 */
export function useFold(section: string, asked: object | null = null): Fold {
  const { user } = useDashboard();
  const hasRoom = useMediaQuery(ROOM);
  const [isUnfolded, setUnfolded, unfold] = useUnfolded(user.id, section, asked !== null);
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== null) unfold();
  }
  if (hasRoom) return { isOpen: true, setOpen: null };
  return { isOpen: isUnfolded, setOpen: setUnfolded };
}
