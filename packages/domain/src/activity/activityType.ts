/** Ids of the activity types (ENT-23); an appointment is a visit. */
export const ACTIVITY_TYPE = { appointment: 1, call: 2, email: 3, whatsapp: 4, sms: 5 } as const;

/** The counters of the activities dashboard, in screen order (ACD-02). */
export const ACTIVITY_COUNTERS = ['appointment', 'call', 'email', 'whatsapp', 'sms'] as const;
export type ActivityCounter = (typeof ACTIVITY_COUNTERS)[number];

/** The counter of an activity type; unknown ids count as SMS (ACD-05). */
export function counterOf(activityTypeId: number): ActivityCounter {
  return ACTIVITY_COUNTERS.find((counter) => ACTIVITY_TYPE[counter] === activityTypeId) ?? 'sms';
}

/** How an activity is started (STA-03 to STA-07). */
export const CHANNELS = ['map', 'phone', 'email', 'whatsapp', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The colours that tell activity types apart: the eight of the charts, in their order. */
export const ACTIVITY_COLORS = ['teal', 'amber', 'indigo', 'pink', 'olive', 'blue', 'red', 'grey'] as const;
export type ActivityColor = (typeof ACTIVITY_COLORS)[number];

/** What an activity type says beside its name. */
export type ActivityKind = {
  /** One of ACTIVITY_TYPE, or another (ENT-23). */
  readonly activityTypeId: number | null;
  /** The channel of a type that the company added. Default none. */
  readonly channel?: Channel | null | undefined;
  /** Default: that of other texts. */
  readonly color?: ActivityColor | null | undefined;
};

const OWN_CHANNELS: ReadonlyMap<number | null, Channel> = new Map([
  [ACTIVITY_TYPE.appointment, 'map'],
  [ACTIVITY_TYPE.call, 'phone'],
  [ACTIVITY_TYPE.email, 'email'],
  [ACTIVITY_TYPE.whatsapp, 'whatsapp'],
  [ACTIVITY_TYPE.sms, 'sms'],
]);

/** The channel of an activity type: that of its number, else the one that the type names; null where it has none (CDR-07). */
export function channelOf({ activityTypeId, channel = null }: ActivityKind): Channel | null {
  return OWN_CHANNELS.get(activityTypeId) ?? channel;
}
