export { createApi } from './client.ts';
export type { Api, ApiOptions } from './client.ts';
export { MalformedAnswerError, SessionEndedError, UnexpectedStatusError, UnreachableError } from './errors.ts';
export type { SessionPort } from './session.ts';
export { readSessionUser } from './sessionUser.ts';
export type { SignInRequest, SignInResult } from './user.ts';
