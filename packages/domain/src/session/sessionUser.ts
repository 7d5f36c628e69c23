/** Employee data of the signed-in person; missing values are null (ENT-02). */
export type Employee = {
  /** Empty without an employee record, as after registering. */
  readonly firstName: string;
  readonly lastName: string | null;
  /** ERP seller key, sent as the adviser in calls. */
  readonly slpCode: number | null;
  readonly sellerName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly employeeId: number | null;
  /** Seller number shown in the quick user panel. */
  readonly extEmpNo: string | null;
  readonly jobTitle: string | null;
  readonly businessLineName: string | null;
  readonly manager: string | null;
};

/** The signed-in person (ENT-01). Roles and companies have numbers only (GEN-08). */
export type SessionUser = {
  readonly id: number;
  readonly roleId: number;
  readonly companyId: number;
  /** Null without an employee record. */
  readonly employeeId: number | null;
  readonly name: string;
  readonly fullName: string;
  readonly userName: string;
  /** Whether the person is currently available for leads of the carousel. */
  readonly carouselOn: boolean;
  /** Whether the person's team takes part in the carousel. */
  readonly teamCarousel: boolean;
  readonly companyName: string;
  readonly roleName: string;
  readonly employee: Employee;
};

type Named = Pick<SessionUser, 'name' | 'fullName' | 'userName'> & {
  readonly employee: Pick<Employee, 'firstName'>;
};

/**
 * The name to greet by: the first name (SHL-01), else the first word of the name or full name, else the user name.
 * Trimmed; empty only when all of them are.
 */
export function greetingName(user: Named): string {
  const candidates = [user.employee.firstName, firstWord(user.name), firstWord(user.fullName), user.userName];
  return candidates.map((name) => name.trim()).find((name) => name !== '') ?? '';
}

function firstWord(text: string): string {
  return text.trim().split(/\s/u)[0] ?? '';
}

/** The capital shown in the avatar (SHL-02, SHL-14): one whole grapheme. */
export function initialOf(user: Named): string {
  const characters = new Intl.Segmenter('es').segment(greetingName(user));
  const [first] = characters;
  return first ? first.segment.toLocaleUpperCase('es') : '';
}
