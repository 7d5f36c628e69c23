import {
  type Activity,
  type ChannelConfig,
  channelLink,
  channelOf,
  contactIssue,
  type GreetingNames,
  opensPage,
} from '@sereno/domain/activity';

/**
 * What the press itself does, while the browser still lets it (STA-15): opens a page beside this one that is led on when the
 * server has answered, goes to an address that is known already, or nothing yet.
 */
export type StartPlan =
  | { readonly kind: 'page' }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'later' };

/** Plans the start of an activity, by the contact data that the person sees. */
export function startPlan(activity: Activity, config: ChannelConfig, names: GreetingNames): StartPlan {
  // An empty page would be left behind where there is nothing to lead it to.
  if (contactIssue(activity, activity.contact) !== null) return { kind: 'later' };
  if (opensPage(channelOf(activity))) return { kind: 'page' };
  const link = channelLink(activity, config, names);
  return 'href' in link ? { kind: 'link', href: link.href } : { kind: 'later' };
}
