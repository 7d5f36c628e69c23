/** What browsers say when a part of the application could not be fetched, or something else came in its place, in their own words. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script failed|load failed|networkerror|valid javascript mime type/i;

/** Whether code could not be fetched: the connection is gone, or so is the code, after a release during the visit. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && NOT_FETCHED.test(error.message);
