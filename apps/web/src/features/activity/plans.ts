// What shows planned activities beside other things of a page: one file, because each part is small.
export { DayPlan } from './DayPlan.tsx';
export { NextSteps } from './NextSteps.tsx';
