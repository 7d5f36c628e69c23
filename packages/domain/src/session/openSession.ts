/** A session of the person that is open: all that descends from one sign-in, on one device. */
export type OpenSession = {
  readonly id: string;
  /** Name of the browser; null where it is not known. */
  readonly browser: string | null;
  /** Name of the device's system; null where it is not known. */
  readonly system: string | null;
  /** When the person signed in, in milliseconds since 1970 UTC. */
  readonly openedAt: number;
  /** When it was used last, in milliseconds since 1970 UTC, to the minute. */
  readonly usedAt: number;
  /** Whether it is the session that asks. */
  readonly isCurrent: boolean;
};
