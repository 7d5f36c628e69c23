import type { Handlers } from '../../http/handlers.ts';
import type { ActivityContext } from '../context.ts';
import { countHandlers } from './countHandlers.ts';
import { listHandlers } from './listHandlers.ts';
import { saveHandlers } from './saveHandlers.ts';
import { startHandlers } from './startHandlers.ts';

/** The calls about activities (API-13 to API-15, API-19 to API-21, API-37). */
export function activityHandlers(context: ActivityContext) {
  return {
    ...countHandlers(context),
    ...listHandlers(context),
    ...startHandlers(context),
    ...saveHandlers(context),
  } satisfies Handlers;
}
