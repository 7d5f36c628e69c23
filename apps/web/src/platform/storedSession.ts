import type { SessionUser } from '@sereno/domain/session';
import * as v from 'valibot';
import type { Session } from './session.ts';

const integer = v.pipe(v.number(), v.integer());
const text = v.nullable(v.string());

const user = v.object({
  id: integer,
  roleId: integer,
  companyId: integer,
  employeeId: v.nullable(integer),
  name: v.string(),
  fullName: v.string(),
  userName: v.string(),
  carouselOn: v.boolean(),
  teamCarousel: v.boolean(),
  companyName: v.string(),
  roleName: v.string(),
  employee: v.object({
    firstName: v.string(),
    lastName: text,
    slpCode: v.nullable(integer),
    sellerName: text,
    email: text,
    mobile: text,
    employeeId: v.nullable(integer),
    extEmpNo: text,
    jobTitle: text,
    businessLineName: text,
    manager: text,
  }),
}) satisfies v.GenericSchema<unknown, SessionUser>;

/** What a header can carry. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const session = v.object({ token, user });

/** Parses the stored session. Anything incomplete, by age or tampering, counts as signed out. */
export function parseStoredSession(stored: string | null): Session | null {
  if (stored === null) return null;
  try {
    const result = v.safeParse(session, JSON.parse(stored));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
