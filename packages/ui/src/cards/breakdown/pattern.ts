/** Number of patterns in forced colours. */
const PATTERNS = 4;

/** The pattern of a part in forced colours, in the bar and beside its name. */
export const patternOf = (place: number): number => place % PATTERNS;
