// What stands above or beside the figures of a page and says what to do next: one file, because each part is small.
export { DayPlan } from '../features/activity/DayPlan.tsx';
export { NextSteps } from '../features/activity/NextSteps.tsx';
export { NeedsMe } from './NeedsMe.tsx';
