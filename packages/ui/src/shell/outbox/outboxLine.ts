/** A job of the outbox, as it is shown. */
export type OutboxLine = {
  readonly id: number;
  /** The saved action: adding, starting, ending or rescheduling an activity. */
  readonly what: 'add' | 'start' | 'end' | 'reschedule';
  /** Name of the prospect. */
  readonly who: string;
  /** When it was saved, in words of the host ('20/11/2026 14:05'). */
  readonly when: string;
  /** Status; 'refused' and 'unknown' wait for the person. */
  readonly state: 'waiting' | 'sending' | 'refused' | 'unknown';
  /** The server's message. Default: none. */
  readonly message?: string | undefined;
  /** The input, as labels and texts in reading order. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
};
