/** How many patterns there are where the system takes the colours away. */
const PATTERNS = 4;

/** Which pattern a part has in forced colours, in the bar and beside its name. */
export const patternOf = (place: number): number => place % PATTERNS;
