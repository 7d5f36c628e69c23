import * as fc from 'fast-check';
import { timeOf } from '../calendar/index.ts';

/** Any time of the day. */
export const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => timeOf(hour, minute));
