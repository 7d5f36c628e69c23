import type { DemoEmployee } from './people.ts';

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
export const PLACES: readonly (readonly [id: number, place: Place])[] = [
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
  [158, manager(160, 'Gerente de canal')],
  [161, manager(158, 'Gerente')],
  [162, trainer(161)],
  ...team(163, 6, 162),
  [170, manager(158, 'Gerente')],
  [171, trainer(170)],
  ...team(172, 7, 171),
  [180, trainer(170)],
  ...team(181, 7, 180),
  [190, manager(140, 'Gerente')],
  [191, trainer(190)],
  ...team(192, 8, 191),
  [400, manager(105, 'Gerente')],
  [401, trainer(400)],
  ...team(402, 7, 401),
  [410, trainer(400)],
  ...team(411, 7, 410),
  ...team(420, 4, 400),
  [201, { ...adviser(null, 2), jobTitle: 'Gerente', pace: 'manager' }],
  [202, adviser(201, 2)],
  ...team(203, 7, 201, 2),
  [301, { ...adviser(null, 3), jobTitle: 'Gerente', pace: 'manager' }],
  [302, adviser(301, 3)],
  ...team(303, 4, 301, 3),
];

/** The team of 420 to 423 was dissolved: its advisers' contracts are still there, they themselves are not. */
export const ADVISERS_WHO_LEFT: ReadonlySet<number> = new Set([420, 421, 422, 423]);
