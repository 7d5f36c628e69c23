import { type Analytics, createAnalytics } from './analytics.ts';
import type { Doors } from './client.ts';
import { createOperations, type Operations } from './operations.ts';

/** Every call behind the login, grouped by what it is about. */
export type Calls = Operations & Analytics;

/** Binds the calls to their doors. They stand apart from `createApi`, so that signing in does not wait for their code. */
export function createCalls(doors: Doors): Calls {
  return { ...createOperations(doors), ...createAnalytics(doors.client) };
}
