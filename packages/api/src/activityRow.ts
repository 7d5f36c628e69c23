import { activityOf } from './generated/readers/activity.ts';
import { listReader, rowReader } from './readers.ts';

/** Reads an activity (ENT-22). Null without an id and a day; every other field may be missing. */
export const readActivity = rowReader(activityOf);

/** Reads a list of activities; a row without id or day is left out. */
export const readActivities = listReader(activityOf);
