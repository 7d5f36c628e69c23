import { type Activity, channelOf, contactIssue, opensPage } from '@sereno/domain/activity';

/**
 * Whether the press itself opens a page beside this one, while the browser still lets it (STA-15): it is led on when the server has
 * answered. An empty page would be left behind where there is nothing to lead it to.
 */
export const opensBeside = (activity: Activity): boolean =>
  contactIssue(activity, activity.contact) === null && opensPage(channelOf(activity));
