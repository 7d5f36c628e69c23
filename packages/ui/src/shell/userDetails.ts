/** The user panel's facts about the person. An empty text counts as absent. */
export type UserPanelUser = {
  readonly firstName: string;
  /** Name of the role, in words (SHL-16). */
  readonly roleName: string;
  /** E-mail address (SHL-17). */
  readonly email?: string | null | undefined;
  /** Mobile phone (SHL-18). */
  readonly mobile?: string | null | undefined;
  /** Name of the company (SHL-21). */
  readonly companyName?: string | null | undefined;
  /** Number of the employee (SHL-22). */
  readonly employeeNumber?: string | null | undefined;
  /** The seller's number, which customers see (SHL-23). */
  readonly sellerNumber?: string | null | undefined;
  /** Job title (SHL-24). */
  readonly jobTitle?: string | null | undefined;
  /** Business line (SHL-25). */
  readonly businessLine?: string | null | undefined;
};

/** The facts of the panel in the order of their requirements. */
const userFacts = [
  'email',
  'mobile',
  'companyName',
  'employeeNumber',
  'sellerNumber',
  'jobTitle',
  'businessLine',
] as const satisfies readonly (keyof UserPanelUser)[];

export type UserFact = (typeof userFacts)[number];

/** The present facts, in order: no row of the panel is empty. */
export function presentFacts(user: UserPanelUser): { fact: UserFact; value: string }[] {
  return userFacts.flatMap((fact) => {
    const value = user[fact]?.trim() ?? '';
    return value === '' ? [] : [{ fact, value }];
  });
}

/**
 * Link of a fact: mail or phone. Undefined for other facts, and for a text that is neither, which is shown as it is.
 */
export function contactHref(fact: UserFact, value: string): string | undefined {
  if (fact === 'email') {
    const [, person, host] = /^([^\s@]+)@([^\s@]+)$/.exec(value) ?? [];
    // Encoded, so that a question mark in it adds no recipient.
    return person && host ? `mailto:${encodeURIComponent(person)}@${encodeURIComponent(host)}` : undefined;
  }
  const number = value.replace(/[\s().-]/g, '');
  return fact === 'mobile' && /^\+?\d{3,}$/.test(number) ? `tel:${number}` : undefined;
}
