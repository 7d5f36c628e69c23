import { isDevelopment } from '../state/development.ts';

const isEmpty = (name: unknown): boolean =>
  name === undefined || name === null || name === false || (typeof name === 'string' && name.trim() === '');

/** Throws in development when a control has no accessible name; `remedy` says what to pass. */
export function requireName(component: string, name: unknown, remedy: string): void {
  if (!isDevelopment || !isEmpty(name)) return;
  throw new Error(
    `${component}: it has no accessible name. ` +
      'A screen reader would announce it without saying what it is for. ' +
      remedy,
  );
}
