import { nameOf } from './names.ts';
import { ADVISERS_WHO_LEFT, PLACES } from './places.ts';
import { createRandom } from './random.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'sereno-demo';

export type DemoEmployee = {
  readonly id: number;
  readonly companyId: number;
  readonly managerId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly businessLine: string;
  /** How much of a seller's day the person has. */
  readonly pace: Pace;
  /** False for those who have left. */
  readonly active: boolean;
};

export type Pace = 'adviser' | 'trainer' | 'manager' | 'office';

export type DemoAccount = {
  readonly id: number;
  readonly companyId: number;
  readonly roleId: number;
  readonly employeeId: number | null;
  readonly fullName: string;
  readonly username: string;
  readonly carouselOn: boolean;
  readonly teamCarousel: boolean;
  readonly disabled: boolean;
};

/** The companies, each with the numbers of payments that it quotes. */
export const DEMO_COMPANIES = [
  { id: 1, name: 'Previsión del Valle', businessLine: 'Previsión', terms: [0, 6, 12, 24, 36] },
  { id: 2, name: 'Seguros del Bajío', businessLine: 'Seguros', terms: [0, 6, 12, 24, 36] },
  // Those of its price table, UND-14.
  {
    id: 3,
    name: 'Funerales San Ángel',
    businessLine: 'Funeraria',
    terms: [0, ...Array.from({ length: 21 }, (_, at) => at + 5), 36],
  },
] as const;

/** Names for the eye alone: no rule depends on the name of a role (GEN-10). */
export const DEMO_ROLES: readonly (readonly [id: number, name: string])[] = [
  [1, 'Administrador'],
  [2, 'Director'],
  [3, 'Director comercial'],
  [4, 'Subdirector'],
  [5, 'Gerente de canal'],
  [6, 'Gerente'],
  [7, 'Entrenador'],
  [8, 'Asesor'],
  [9, 'Asesor'],
  [10, 'Asesor de apoyo'],
  [11, 'Registrado'],
  [12, 'Mercadotecnia'],
  [13, 'Operaciones'],
  [14, 'Finanzas'],
  [15, 'Atención a usuarios'],
];

/** The demo companies' employees, always the same people. A superior comes before those below. */
export function demoEmployees(): DemoEmployee[] {
  const random = createRandom(1917);
  return PLACES.map(([id, place]) => ({
    id,
    ...place,
    ...nameOf(random),
    active: !ADVISERS_WHO_LEFT.has(id),
    businessLine: DEMO_COMPANIES.find((company) => company.id === place.companyId)?.businessLine ?? '',
  }));
}

const CAROUSEL_ON: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 12, 13, 14]);
const TEAM_CAROUSEL: ReadonlySet<number> = new Set([4, 5, 7]);

/** The demo accounts: `rol1` … `rol15`, one for each other company, a disabled one, and who leads company 3. */
export function demoAccounts(employees: readonly DemoEmployee[]): DemoAccount[] {
  const people = new Map(employees.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const account = (
    id: number,
    username: string,
    roleId: number,
    companyId: number,
    employeeId: number,
  ): DemoAccount => {
    const fullName = people.get(employeeId);
    return {
      id,
      username,
      roleId,
      companyId,
      // rol11 has registered themselves, and is not an employee yet.
      employeeId: fullName === undefined ? null : employeeId,
      fullName: fullName ?? 'Daniela Ochoa Prado',
      carouselOn: companyId === 1 && CAROUSEL_ON.has(roleId),
      teamCarousel: companyId === 1 && TEAM_CAROUSEL.has(roleId),
      disabled: false,
    };
  };
  const roles = DEMO_ROLES.map(([roleId]) => account(roleId, `rol${roleId}`, roleId, 1, 100 + roleId));
  return [
    ...roles,
    account(16, 'empresa2', 8, 2, 202),
    account(17, 'funeral', 8, 3, 302),
    { ...account(18, 'deshabilitado', 8, 1, 120), disabled: true },
    account(19, 'funeral4', 4, 3, 301),
  ];
}
