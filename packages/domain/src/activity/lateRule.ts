/**
 * How to read the specification's "more than 2 days ahead of the reference" (ACL-25): 'past', today is that far ahead
 * of the activity; 'literal', the activity is that far ahead of today.
 */
export const LATE_RULES = ['past', 'literal'] as const;
export type LateRule = (typeof LATE_RULES)[number];
