/** A job of the outbox, as it is shown. */
export type OutboxLine = {
  readonly id: number;
  /** What was saved: an activity that is added, started, ended or moved. */
  readonly what: 'add' | 'start' | 'end' | 'reschedule';
  /** Name of the prospect. */
  readonly who: string;
  /** When it was saved, in words of the host ('20/11/2026 14:05'). */
  readonly when: string;
  /** How it stands; 'refused' and 'unknown' wait for the person. */
  readonly state: 'waiting' | 'sending' | 'refused' | 'unknown';
  /** What the server said of it. Default: nothing. */
  readonly message?: string | undefined;
  /** What was typed, one label and text each, in the order in which it is read. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
};
