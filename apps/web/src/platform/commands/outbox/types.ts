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
  /** Its person. */
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
  /** The envelope's status of the refusal; null without one. */
  readonly status: number | null;
  /** The server's message; null without one. */
  readonly message: string | null;
};

/** A job before the database has given it its place. */
export type NewOutboxJob = OutboxJobInput & OutboxJobFacts;

/** A job as it is kept. Jobs are sent in the order of their ids. */
export type OutboxJob = NewOutboxJob & { readonly id: number };

/**
 * Why a job was not done, as far as is known, and is not stored.
 * - 'server': the server reported a failure, or its answer violates the contract.
 * - 'unanswered': the server did not answer in time.
 * - 'notSaved': there is no network, and the browser cannot store anything.
 */
export type FailureReason = 'server' | 'unanswered' | 'notSaved';

/**
 * Result of a save.
 * - 'done': the server has done it.
 * - 'refused': by a rule, or because somebody was quicker; the dialog shows it.
 * - 'queued': there is no network, or the dialog was closed; it is stored and sent later, and the frame shows the
 * result.
 * - 'unknown': the outcome is unknown; it is not sent again automatically, so the input stays and the person decides.
 * - 'failed': it is not stored, and the input stays. Saved again unchanged, it is done once on a host that honours
 * keys.
 */
export type SubmitResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'queued' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** How the caller follows the result of a save. */
export type SubmitOptions = {
  /**
   * The job lies in the browser's database: should the page end or the session, it is sent at the person's return. So a draft of it
   * has to go now, or it would be saved twice; it is put back where the result is 'refused', 'unknown' or 'failed'. Not called
   * where the browser keeps nothing.
   */
  readonly onSaved?: (() => void) | undefined;
  /**
   * Aborted when the caller no longer waits: the frame shows the result instead. A stored job resolves as 'queued' at
   * once; one that could not be stored resolves with its result, so that its draft can be deleted.
   */
  readonly signal?: AbortSignal | undefined;
};

/** How a job ended, or came to wait for the person. */
export type JobOutcome = Exclude<SubmitResult, { readonly kind: 'queued' }>;

/**
 * Called with the result of each job, in every tab.
 * @param told Whether the person is notified already: by the dialog that saved it, or in another tab.
 */
export type SettledListener = (job: NewOutboxJob, outcome: JobOutcome, told: boolean) => void;

/** What screens show of the outbox. */
export type OutboxState = {
  /** Jobs that are sent automatically, in order. */
  readonly waiting: readonly OutboxJob[];
  /** What the server refused when it was sent later. */
  readonly refused: readonly OutboxJob[];
  /** What may have been done, or not. */
  readonly unknown: readonly OutboxJob[];
  /** Activities whose ending or rescheduling is queued: lists mark them 'Por enviar'. */
  readonly pendingActivityIds: ReadonlySet<number>;
  /** Activities whose start is queued: lists show them as started, and they can be ended. */
  readonly pendingStartIds: ReadonlySet<number>;
  /** Whether this tab sends right now. */
  readonly sending: boolean;
  /** When the server last did something that was sent from here, in ms since 1970; null when not yet on this page. */
  readonly lastSentAt: number | null;
  /** Whether the browser is online. */
  readonly online: boolean;
};

/** What components do with the outbox. */
export type Outbox = {
  /** Saves a job: stores it first, sends waiting jobs in order, and resolves with its result. Never rejects. */
  readonly submit: (job: OutboxJobInput, options?: SubmitOptions) => Promise<SubmitResult>;
  readonly state: OutboxState;
  /** Tries at once; with the id of a job that waits for the person, that one too. */
  readonly retry: (id?: number) => void;
  /** Takes a job out for good. One that is being sent stays. */
  readonly discard: (id: number) => void;
  /** Called for every settled job, to invalidate lists. Returns an unsubscribe function. */
  readonly onSettled: (listener: SettledListener) => () => void;
};
