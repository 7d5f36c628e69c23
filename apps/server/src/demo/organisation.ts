import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DemoEmployee } from './people.ts';

type Management = Insertable<Schema['management']> & { id: number };
type Team = Insertable<Schema['team']> & { id: number };

export type DemoOrganisation = {
  readonly managements: readonly Management[];
  readonly teams: readonly Team[];
  /** The lowest unit that a person belongs to. */
  readonly managementOf: (employee: DemoEmployee) => number | null;
  readonly teamOf: (employee: DemoEmployee) => number | null;
};

type Level = Management['level'];

/** Each unit with its head; a parent comes before its children. */
const UNITS: readonly (readonly [head: number, level: Level, name: string, parent: number | null])[] = [
  [104, 'assistant', 'Subdirección Centro', null],
  [105, 'channel', 'Canal Casa por Casa', 1],
  [106, 'management', 'Gerencia Coyoacán', 2],
  [132, 'management', 'Gerencia Del Valle', 2],
  [400, 'management', 'Gerencia Iztapalapa', 2],
  [140, 'channel', 'Canal Empresas', 1],
  [141, 'management', 'Gerencia Naucalpan', 6],
  [190, 'management', 'Gerencia Toluca', 6],
  [160, 'assistant', 'Subdirección Occidente', null],
  [158, 'channel', 'Canal Plazas', 9],
  [161, 'management', 'Gerencia Guadalajara', 10],
  [170, 'management', 'Gerencia Monterrey', 10],
  // In a small company one person heads all levels.
  [201, 'assistant', 'Subdirección Bajío', null],
  [201, 'channel', 'Canal Bajío', 13],
  [201, 'management', 'Gerencia León', 14],
  [301, 'assistant', 'Subdirección San Ángel', null],
  [301, 'channel', 'Canal San Ángel', 16],
  [301, 'management', 'Gerencia San Ángel', 17],
];

/** Each team with its leader; a team without a trainer belongs to its manager. */
const TEAMS: readonly (readonly [leader: number, name: string])[] = [
  [107, 'Equipo Águilas'],
  [125, 'Equipo Jaguares'],
  [133, 'Equipo Colibríes'],
  [401, 'Equipo Quetzales'],
  [410, 'Equipo Venados'],
  [142, 'Equipo Lobos'],
  [148, 'Equipo Halcones'],
  [191, 'Equipo Nevado'],
  [162, 'Equipo Agaves'],
  [171, 'Equipo Regio'],
  [180, 'Equipo Cumbres'],
  [201, 'Equipo León'],
  [301, 'Equipo San Ángel'],
  [400, 'Equipo Fundadores'],
];

/** The units of the demo companies, who belongs to which, and their teams; one team is no longer active. */
export function demoOrganisation(employees: readonly DemoEmployee[]): DemoOrganisation {
  const people = new Map(employees.map((employee) => [employee.id, employee]));
  const companyOf = (id: number) => people.get(id)?.companyId ?? 0;
  const managements = UNITS.map(([head_id, level, name, parent_id], index) => ({
    id: index + 1,
    company_id: companyOf(head_id),
    level,
    parent_id,
    head_id,
    name,
  }));
  // The last unit of a head is the lowest one.
  const unitOf = new Map(managements.map(({ head_id, id }) => [head_id, id]));
  const managementOf = ({ id, managerId }: DemoEmployee): number | null => {
    const own = unitOf.get(id);
    if (own !== undefined) return own;
    const superior = people.get(managerId ?? 0);
    return superior === undefined ? null : managementOf(superior);
  };
  const teams = TEAMS.map(([leader, name], index) => {
    const person = people.get(leader);
    return {
      id: index + 1,
      company_id: companyOf(leader),
      management_id: (person && managementOf(person)) ?? 0,
      trainer_id: person?.pace === 'trainer' ? leader : null,
      name,
      active: name !== 'Equipo Fundadores',
    };
  });
  const teamLedBy = new Map(TEAMS.map(([leader], index) => [leader, index + 1]));
  return {
    managements,
    teams,
    managementOf,
    teamOf({ id, managerId, pace }) {
      if (pace === 'trainer') return teamLedBy.get(id) ?? null;
      return pace === 'adviser' ? (teamLedBy.get(managerId ?? 0) ?? null) : null;
    },
  };
}
