import { createRandom, type Random } from './random.ts';

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
  readonly pace: 'adviser' | 'trainer' | 'manager' | 'office';
};

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

export const DEMO_COMPANIES = [
  { id: 1, name: 'Previsión del Valle', businessLine: 'Previsión' },
  { id: 2, name: 'Seguros del Bajío', businessLine: 'Seguros' },
  { id: 3, name: 'Funerales San Ángel', businessLine: 'Funeraria' },
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

const FIRST_NAMES =
  'María Guadalupe José Luis Juana Carlos Verónica Miguel Leticia Francisco Rosa Alejandro Patricia Javier Elena Ricardo Gabriela Fernando Adriana Roberto Claudia Eduardo Silvia Héctor Beatriz Raúl Norma Arturo Lucía Sergio Teresa Daniel Martha Jorge'.split(
    ' ',
  );
const LAST_NAMES =
  'Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Castillo Moreno Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera'.split(
    ' ',
  );

type Place = Pick<DemoEmployee, 'companyId' | 'managerId' | 'jobTitle' | 'pace'>;

const office = (managerId: number | null, jobTitle: string): Place => ({
  companyId: 1,
  managerId,
  jobTitle,
  pace: 'office',
});
const manager = (managerId: number, jobTitle: string, companyId = 1): Place => ({
  companyId,
  managerId,
  jobTitle,
  pace: 'manager',
});
const trainer = (managerId: number): Place => ({ companyId: 1, managerId, jobTitle: 'Entrenador', pace: 'trainer' });
const adviser = (managerId: number | null, companyId = 1): Place => ({
  companyId,
  managerId,
  jobTitle: 'Asesor',
  pace: 'adviser',
});

/** Advisers with running ids, all of one team. */
function team(firstId: number, size: number, managerId: number, companyId = 1): [number, Place][] {
  return Array.from({ length: size }, (_, index) => [firstId + index, adviser(managerId, companyId)]);
}

/**
 * Who works below whom. The employee of the account rolN is 100 + N; the ids from 120 on have no account. Below rol4 lie two
 * channels, rol5's and another one; a second assistant management lies beside, so that every role sees other rows.
 */
const PLACES: readonly (readonly [id: number, place: Place])[] = [
  [101, office(null, 'Administrador')],
  [102, office(null, 'Director')],
  [103, office(102, 'Director comercial')],
  [104, manager(102, 'Subdirector')],
  [105, manager(104, 'Gerente de canal')],
  [106, manager(105, 'Gerente')],
  [107, trainer(106)],
  [108, adviser(107)],
  [109, adviser(107)],
  [110, adviser(102)],
  [112, office(102, 'Coordinador de mercadotecnia')],
  [113, office(102, 'Coordinador de operaciones')],
  [114, office(102, 'Contador')],
  [115, office(101, 'Soporte')],
  ...team(120, 4, 107),
  [125, trainer(106)],
  ...team(126, 5, 125),
  [132, manager(105, 'Gerente')],
  [133, trainer(132)],
  ...team(134, 5, 133),
  [140, manager(104, 'Gerente de canal')],
  [141, manager(140, 'Gerente')],
  [142, trainer(141)],
  ...team(143, 5, 142),
  [148, trainer(141)],
  ...team(149, 5, 148),
  [160, manager(102, 'Subdirector')],
  [161, manager(160, 'Gerente')],
  [162, trainer(161)],
  ...team(163, 6, 162),
  [201, { ...adviser(null, 2), jobTitle: 'Gerente', pace: 'manager' }],
  [202, adviser(201, 2)],
  ...team(203, 3, 201, 2),
  [301, { ...adviser(null, 3), jobTitle: 'Gerente', pace: 'manager' }],
  [302, adviser(301, 3)],
  ...team(303, 2, 301, 3),
];

function nameOf(random: Random): { firstName: string; lastName: string } {
  const pick = (names: readonly string[]) => names[random.between(0, names.length - 1)] ?? '';
  return { firstName: pick(FIRST_NAMES), lastName: `${pick(LAST_NAMES)} ${pick(LAST_NAMES)}` };
}

/** The demo companies' employees, always the same people. A superior comes before those below. */
export function demoEmployees(): DemoEmployee[] {
  const random = createRandom(1917);
  return PLACES.map(([id, place]) => ({
    id,
    ...place,
    ...nameOf(random),
    businessLine: DEMO_COMPANIES.find((company) => company.id === place.companyId)?.businessLine ?? '',
  }));
}

const CAROUSEL_ON: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 12, 13, 14]);
const TEAM_CAROUSEL: ReadonlySet<number> = new Set([4, 5, 7]);

/** The demo accounts: `rol1` … `rol15`, one for each other company, and a disabled one. */
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
      // rol11 has registered by themselves: nobody has made an employee of them yet.
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
  ];
}
