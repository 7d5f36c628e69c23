/** Ids of the activity types (ENT-23); an appointment is a visit. */
export const ACTIVITY_TYPE = { appointment: 1, call: 2, email: 3, whatsapp: 4, sms: 5 } as const;

/** The counters of the activities dashboard, in screen order (ACD-02). */
export const ACTIVITY_COUNTERS = ['appointment', 'call', 'email', 'whatsapp', 'sms'] as const;
export type ActivityCounter = (typeof ACTIVITY_COUNTERS)[number];

/** The counter of an activity type; unknown ids count as SMS (ACD-05). */
export function counterOf(activityTypeId: number): ActivityCounter {
  return ACTIVITY_COUNTERS.find((counter) => ACTIVITY_TYPE[counter] === activityTypeId) ?? 'sms';
}
