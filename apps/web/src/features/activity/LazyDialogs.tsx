import { lazyPart, LazyView } from '@sereno/ui/lazy';
import { useLostCode } from '../../platform/useLostCode.ts';
import type { ActivityDialogsProps } from './ActivityDialogs.tsx';

const dialogs = lazyPart(async () => {
  const module = await import('./ActivityDialogs.tsx');
  // The lists and calendars of its fields, too, may be opened where the network has gone.
  module.preloadActivityDialog();
  return module.ActivityDialogs;
});

/** Fetches the dialogs before anybody asks for them. */
export const preloadDialogs = dialogs.preload;

export type LazyDialogsProps = ActivityDialogsProps & {
  /** One of them is open, or was. */
  areWanted: boolean;
  /** Their code cannot be fetched, and the person is told so: takes back what was to be opened. */
  onFailure: () => void;
};

/** The dialogs of the list, once one of them is wanted and their code is there. */
export function LazyDialogs({ areWanted, onFailure, ...props }: LazyDialogsProps) {
  const tellLostCode = useLostCode();
  const fail = (error: unknown) => {
    onFailure();
    tellLostCode(error);
  };
  return <LazyView part={dialogs} when={areWanted} props={props} onFailure={fail} />;
}
