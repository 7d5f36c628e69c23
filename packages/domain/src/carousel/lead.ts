/** A new lead that waits in the carousel to be attended (ENT-21). */
export type Lead = {
  readonly id: number;
  /** Empty when unknown. */
  readonly name: string;
  /** Full name, preferred by screens (ENT-21); null when unknown. */
  readonly fullName: string | null;
  /** How the lead came in (CAR-04). */
  readonly prospectionMeans: string | null;
  /** Time of arrival, in milliseconds since 1970 UTC (CAR-05); null when the server gave none that can be read. */
  readonly createdAt: number | null;
};

/** A lead that was attended and is not registered as a prospect yet, with the data that prefill the form. */
export type AttendedLead = Lead & {
  readonly prospectionMeansId: number | null;
  readonly phone: string | null;
  readonly email: string | null;
};

/** Number of leads of an adviser, for managers who check the distribution. */
export type LeadShare = {
  readonly employeeId: number | null;
  readonly slpCode: number | null;
  readonly name: string;
  /** Currently available for the carousel. */
  readonly available: boolean;
  /** Leads the adviser attended in the requested days. */
  readonly attended: number;
  /** Leads a manager assigned to the adviser in those days. */
  readonly assigned: number;
  /** How many of both became prospects. */
  readonly registered: number;
  /** When the adviser got the last lead, in milliseconds since 1970 UTC; null when never. */
  readonly lastAt: number | null;
};
