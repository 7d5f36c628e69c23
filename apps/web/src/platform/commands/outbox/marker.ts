import { browserStorage } from '../../browserStorage.ts';

const PREFIX = 'sereno:outbox:';

/**
 * Marks beside the database: for whom this browser may keep jobs that were not sent. So the log-out need not fetch the outbox's code
 * to know that there is nothing. One entry each, so that no tab undoes the mark of another one.
 */
export type JobMarks = {
  /** Sets the mark of that person, or takes it away; false where the browser refuses. */
  readonly mark: (userId: number, there: boolean) => boolean;
  /** Users with a marker. */
  readonly marked: () => readonly number[];
};

/** The marks in the browser's storage. */
export const jobMarks: JobMarks = {
  mark: (userId, there) => browserStorage.write(`${PREFIX}${userId}`, there ? '1' : null),
  marked: () => browserStorage.keys(PREFIX).map((key) => Number(key.slice(PREFIX.length))),
};

/** Whether this browser may keep jobs of that person. */
export const mayHaveJobs = (userId: number): boolean => browserStorage.read(`${PREFIX}${userId}`) !== null;
