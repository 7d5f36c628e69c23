import type { RegistrationRequest } from '@sereno/api';
import type { SessionCalls } from '@sereno/api/sessions';
import type { Command } from '../../platform/commands/command.ts';
import type { Verdict } from '../../platform/commands/verdict.ts';
import { SESSIONS } from './sessionsQuery.ts';

/** What each of them says where nothing came of it. */
const texts = {
  refused: 'login.failed',
  failed: 'login.failed',
  malformed: 'login.malformed',
  unanswered: 'app.connectionLost',
  statuses: { 429: 'login.tooManyAttempts' },
} as const;
type Key = 'login.failed' | 'login.malformed' | 'app.connectionLost' | 'login.tooManyAttempts';

/**
 * What those say that send a new password: its form is checked before, so that the server refuses what everybody uses, and what is
 * shorter than it takes by now (`shortestIn`).
 */
const passwordTexts = { ...texts, statuses: { ...texts.statuses, 400: 'validation.commonPassword' } } as const;
type PasswordKey = Key | 'validation.commonPassword';

/** The fewest characters that a server asks for which has refused a shorter password; null where that was not the reason. */
export const shortestIn = (verdict: Verdict | null): number | null =>
  verdict?.kind === 'refused' ? (verdict.limit ?? null) : null;

/** The server's status for a current password that is not theirs. */
export const WRONG_PASSWORD = 422;
/** The server's status for the secret of a link that is used up or too old. */
export const STALE_LINK = 422;

/** Ends another session of one's own, or all others. */
export const sessionEnd = (calls: SessionCalls): Command<{ readonly id: string } | 'others', object, Key> => ({
  call: (_, which) => (which === 'others' ? calls.endOtherSessions() : calls.endSession(which.id)),
  texts,
});

/** Changes one's own password. */
export const passwordChange: Command<{ readonly current: string; readonly password: string }, object, PasswordKey> = {
  call: ({ user }, passwords) => user.changePassword(passwords),
  invalidates: [SESSIONS],
  texts: passwordTexts,
};

/** Sets a password by the secret of a mailed link. */
export const passwordReset: Command<{ readonly secret: string; readonly password: string }, object, PasswordKey> = {
  call: ({ user }, reset) => user.resetPassword(reset),
  texts: passwordTexts,
};

/** Asks for the mail with that link, to the address of an account. */
export const passwordMail: Command<string, object, Key | 'forgotPassword.unknown'> = {
  call: ({ user }, email) => user.forgotPassword(email),
  texts: { ...texts, statuses: { ...texts.statuses, 404: 'forgotPassword.unknown' } },
};

/** Registers somebody (REG-12); the token is that of their first session. */
export const registration: Command<RegistrationRequest, { readonly token: string }, PasswordKey | 'login.invalid'> = {
  call: ({ user }, person) => user.register(person),
  texts: { ...passwordTexts, refused: 'login.invalid', hidesReason: true },
};
