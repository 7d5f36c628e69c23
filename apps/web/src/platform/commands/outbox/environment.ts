import type { Outcome } from '@sereno/api';
import type { JobStore } from './jobStore.ts';
import type { TabChannel } from './tabChannel.ts';
import type { TabLock } from './tabLock.ts';
import type { OutboxJobInput, OutboxState } from './types.ts';

/** What the outbox stands on: the browser and the server, or what a test puts in their place. */
export type OutboxEnvironment = {
  readonly store: JobStore;
  /** Makes the call of a job, under its key where one is given. */
  readonly send: (job: OutboxJobInput, key: string | undefined) => Promise<Outcome>;
  /** Whether the server has announced that it honours keys. */
  readonly honoursKeys: () => boolean;
  /** Asks the server for something harmless, to hear whether it is there and honours keys. */
  readonly ask: () => Promise<unknown>;
  /** The signed-in user; null while signed out. */
  readonly userId: () => number | null;
  readonly isOnline: () => boolean;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly newKey: () => string;
  readonly exclusively: TabLock;
  readonly tabs: TabChannel;
  /** Runs `work` after `ms`. Returns a cancel function. */
  readonly later: (work: () => void, delay: number) => () => void;
  /** Hears each change of what screens show. */
  readonly onState: (state: OutboxState) => void;
  readonly report: (error: unknown) => void;
};
