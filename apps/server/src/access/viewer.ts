import type { Viewer as RuledViewer } from '@sereno/domain/access';

/** Whoever makes a call, as far as rights and rows depend on it. Read from the database at every call, never from the token. */
export type Viewer = RuledViewer & {
  readonly accountId: number;
  /** Whether the person is available for the carousel now. */
  readonly carouselOn: boolean;
};
