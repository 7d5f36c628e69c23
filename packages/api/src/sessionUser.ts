import { userOf } from './generated/readers/session.ts';
import { rowReader } from './readers.ts';

/**
 * Reads the session's user (ENT-01, ENT-02). Null without an id, a role and a company, since no right could be decided
 * then; every other field may be missing.
 */
export const readSessionUser = rowReader(userOf);
