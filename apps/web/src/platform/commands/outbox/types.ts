import type { ActivityAddition, ActivityClosing } from '@sereno/domain/activity';

/** What a person saves: an activity that is added, started, ended or moved, and the name of its prospect. */
export type OutboxJobInput =
  | {
      readonly call: 'add';
      /** Name of the prospect, by which people know it again. */
      readonly label: string;
      readonly payload: ActivityAddition;
    }
  | {
      /** Starting twice is starting once, on any host. */
      readonly call: 'start';
      readonly activityId: number;
      /** Name of the prospect, by which people know it again. */
      readonly label: string;
    }
  | {
      readonly call: 'end' | 'reschedule';
      readonly activityId: number;
      /** Name of the prospect, by which people know it again. */
      readonly label: string;
      readonly payload: ActivityClosing;
    };

/**
 * How a job that is kept stands. 'waiting' is sent by itself, 'refused' waits for the person, and so does 'unknown': it was
 * sent without a key, no answer came, and sent again it might be done twice.
 */
type OutboxJobState = 'waiting' | 'refused' | 'unknown';

/** What a job carries besides what was saved. */
export type OutboxJobFacts = {
  /** What the server knows it by, should it be sent again. */
  readonly key: string;
  /** Whose it is. */
  readonly userId: number;
  /** When it was saved, in ms since 1970. */
  readonly at: number;
  /** How often it was sent without an answer that settled it. */
  readonly attempts: number;
  /** Whether each of those was sent with its key. */
  readonly keyed: boolean;
  /** Whether one of those may have done its work: no answer came, or the page ended before it did. */
  readonly uncertain: boolean;
  /** How often the server answered that it had failed. */
  readonly failures: number;
  /** When the attempt that is under way began, in ms since 1970; null while none is. */
  readonly sentAt: number | null;
  readonly state: OutboxJobState;
  /** The envelope's status of the refusal; null while there is none. */
  readonly status: number | null;
  /** What the server said of it; null where it said nothing. */
  readonly message: string | null;
};

/** A job before the database has given it its place. */
export type NewOutboxJob = OutboxJobInput & OutboxJobFacts;

/** A job as it is kept. Jobs are sent in the order of their ids. */
export type OutboxJob = NewOutboxJob & { readonly id: number };

/**
 * Why a job was not done, as far as anybody knows, and is not kept either.
 * - 'server': the server answered with a failure, or with what is no answer of its contract.
 * - 'unanswered': the server did not answer in time.
 * - 'notKept': there is no network, and the browser cannot keep anything.
 */
export type FailureReason = 'server' | 'unanswered' | 'notKept';

/**
 * What became of what was just saved.
 * - 'done': the server has done it.
 * - 'refused': by a rule, or because somebody was quicker; the dialog says so.
 * - 'queued': there is no network, or whoever saved it let go; it is kept, sent later by itself, and the frame tells the result.
 * - 'unknown': nobody knows; it is not sent again by itself, so what is typed stays and the person decides.
 * - 'failed': it is not kept, and what is typed stays. Saved again as it is, it is done once on a host that honours keys.
 */
export type SubmitResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'queued' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** How whoever saves takes part in what becomes of it. */
export type SubmitOptions = {
  /**
   * The job lies in the browser's database: should the page end or the session, it is sent at the person's return. So a draft of it
   * has to go now, or it would be saved twice; it is put back where the result is 'refused', 'unknown' or 'failed'. Not called
   * where the browser keeps nothing.
   */
  readonly onKept?: (() => void) | undefined;
  /**
   * Aborted by whoever lets go: they are not told any more, the frame is. A job that is kept resolves as 'queued' at once; one that
   * could not be kept resolves when its result is there, so that its draft may go.
   */
  readonly signal?: AbortSignal | undefined;
};

/** How a job ended, or came to wait for the person. */
export type JobOutcome = Exclude<SubmitResult, { readonly kind: 'queued' }>;

/**
 * Hears what became of each job, in every tab.
 * @param told Whether somebody tells the person already: the dialog that saved it, or another tab.
 */
export type SettledListener = (job: NewOutboxJob, outcome: JobOutcome, told: boolean) => void;

/** What screens show of the outbox. */
export type OutboxState = {
  /** What is sent by itself as soon as it can be, in order. */
  readonly waiting: readonly OutboxJob[];
  /** What the server refused when it was sent later. */
  readonly refused: readonly OutboxJob[];
  /** What may have been done, or not. */
  readonly unknown: readonly OutboxJob[];
  /** The activities whose ending or rescheduling waits to be sent: lists mark them 'Por enviar'. */
  readonly pendingActivityIds: ReadonlySet<number>;
  /** The activities whose start waits to be sent: lists show them as started, and they may be ended. */
  readonly pendingStartIds: ReadonlySet<number>;
  /** Whether this tab sends right now. */
  readonly sending: boolean;
  /** When the server last did something that was sent from here, in ms since 1970; null when not yet on this page. */
  readonly lastSentAt: number | null;
  /** Whether the browser says that there is a network. */
  readonly online: boolean;
};

/** What components do with the outbox. */
export type Outbox = {
  /** Saves: keeps it first, sends what waits in order, and tells what became of it. Never rejects. */
  readonly submit: (job: OutboxJobInput, options?: SubmitOptions) => Promise<SubmitResult>;
  readonly state: OutboxState;
  /** Tries at once; with the id of a job that waits for the person, that one too. */
  readonly retry: (id?: number) => void;
  /** Takes a job out for good. One that is being sent stays. */
  readonly discard: (id: number) => void;
  /** Hears of every job that is settled, to ask for lists again; gives the way to stop that. */
  readonly onSettled: (listener: SettledListener) => () => void;
};
