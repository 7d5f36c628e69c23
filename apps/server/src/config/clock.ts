/** Tells the time; the system's in production, any in tests. */
export type Clock = () => Date;
