import type { Viewer as RuledViewer } from '@sereno/domain/access';

/** The account that makes a call, with what its rights and rows depend on. Read from the database at every call, never from the token. */
export type Viewer = RuledViewer & {
  readonly accountId: number;
  /** Whether the person is available for the carousel now. */
  readonly carouselOn: boolean;
};
