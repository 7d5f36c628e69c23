import type { Handlers } from '../../http/handlers.ts';
import { choiceHandlers } from './choiceHandlers.ts';
import type { ResourceContext } from '../context.ts';
import { type LookUps, readHandlers } from './readHandlers.ts';
import { saveHandlers } from './saveHandlers.ts';

/** The calls about prospects (ADL-39, UND-01 to UND-04, UND-09 to UND-11). */
export function prospectHandlers(context: ResourceContext & LookUps) {
  return {
    ...choiceHandlers(context),
    ...readHandlers(context),
    ...saveHandlers(context),
  } satisfies Handlers;
}
