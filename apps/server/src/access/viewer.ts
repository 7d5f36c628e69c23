/** Whoever makes a call, as far as rights and rows depend on it. Read from the database at every call, never from the token. */
export type Viewer = {
  readonly accountId: number;
  readonly roleId: number;
  readonly companyId: number;
  /** Null for a person that is no employee. */
  readonly employeeId: number | null;
};
