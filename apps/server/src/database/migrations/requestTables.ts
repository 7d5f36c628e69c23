import type { components } from '@sereno/api/types';
import type { ColumnType } from 'kysely';

/** An answer of the calls that save activities, which is given again to the same request. */
export type SavedAnswer = components['schemas']['Refusal' | 'SavedActivityAnswer'];

/** What is kept of requests. */
export type RequestTables = {
  /** One row for each request with an Idempotency-Key, written in the transaction of what it changes. */
  idempotency_key: {
    account_id: number;
    key: string;
    /** The call, and the id in its path. */
    operation: string;
    /** SHA-256 of the body, in base64url. */
    request_digest: string;
    /** The envelope that was sent. */
    answer: ColumnType<{ readonly status: number }, string, never>;
    created_at: Date;
  };
};
