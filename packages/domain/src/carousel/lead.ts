/** A new lead that waits in the carousel for somebody to attend it (ENT-21). */
export type Lead = {
  readonly id: number;
  /** Empty when it is not known. */
  readonly name: string;
  /** The whole name, which screens prefer (ENT-21); null when it is not known. */
  readonly fullName: string | null;
  /** By which way the lead came (CAR-04). */
  readonly prospectionMeans: string | null;
  /** When it came, in milliseconds since 1970 UTC (CAR-05); null when the server did not say it in a readable way. */
  readonly createdAt: number | null;
};
