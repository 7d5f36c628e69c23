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

/** A lead that somebody has attended and not yet registered as a prospect, with what the form begins with. */
export type AttendedLead = Lead & {
  readonly prospectionMeansId: number | null;
  readonly phone: string | null;
  readonly email: string | null;
};

/** How many leads an adviser got, for managers who watch over a fair share. */
export type LeadShare = {
  readonly employeeId: number | null;
  readonly slpCode: number | null;
  readonly name: string;
  /** Available for the carousel now. */
  readonly available: boolean;
  /** Leads that the person attended by themselves in the days asked for. */
  readonly attended: number;
  /** Leads that a manager handed to the person in those days. */
  readonly assigned: number;
  /** How many of both have become prospects. */
  readonly registered: number;
  /** When the person got the last one, in milliseconds since 1970 UTC; null for never. */
  readonly lastAt: number | null;
};
