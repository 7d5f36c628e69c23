export { CREDENTIAL_LENGTH, type Credentials, LOGIN_DELAY_MS, validateCredentials } from './credentials.ts';
export type { Issue, IssueCode } from './issue.ts';
export { type Coordinates, LOCATION_REQUEST, locationIssue } from './location.ts';
export type { OpenSession } from './openSession.ts';
export { type PasswordChange, validatePasswordChange } from './passwordChange.ts';
export {
  type NewPassword,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
  validateEmail,
  validateNewPassword,
  validateRegistration,
  isUsername,
  validateUsername,
} from './registration.ts';
export { type Employee, greetingName, initialOf, type SessionUser } from './sessionUser.ts';
