import type { components } from '@sereno/api/types';
import { scopeOf } from '@sereno/domain/access';
import { dateIn, formatWireDate, monthOf, monthRange, parseWireDate, timeIn } from '@sereno/domain/calendar';
import {
  type Guard,
  type GuardMonthChange,
  type GuardNight,
  type GuardPerson,
  type GuardSwap,
  nightAt,
} from '@sereno/domain/guard';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { viewerOf } from '../../access/authentication.ts';
import type { Schema } from '../../database/schema.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import type { ResourceContext } from '../context.ts';
import { listChanges } from './history.ts';
import { assign, changeMonth, move, type Planning, unassign } from './planning.ts';
import { around, findMonth, listGuards, listOwnNights, listPeople, listSwaps, wholeCompany } from './queries.ts';
import { answerSwap, askSwap } from './swapping.ts';

type Schemas = components['schemas'];

const guardOnWire = ({ id, version, day, employeeId }: Guard): Schemas['Guard'] => ({
  Id: id,
  Version: version,
  Day: formatWireDate(day),
  EmployeeId: employeeId,
});

const personOnWire = ({ id, name, isActive }: GuardPerson): Schemas['GuardPerson'] => ({
  Id: id,
  Name: name,
  IsActive: isActive,
});

const swapOnWire = (swap: GuardSwap): Schemas['GuardSwap'] => ({
  Id: swap.id,
  Day: formatWireDate(swap.day),
  EmployeeId: swap.employeeId,
  Name: swap.name,
  OtherDay: swap.otherDay && formatWireDate(swap.otherDay),
  ToEmployeeId: swap.toEmployeeId,
  ToName: swap.toName,
  State: swap.state,
});

const changeOnWire = ({ id, kind, at, by, places, nights }: GuardMonthChange): Schemas['GuardChange'] => ({
  Id: id,
  Kind: kind,
  At: new Date(at).toISOString(),
  By: by,
  Places: places && { Before: places.before, After: places.after },
  Nights: nights.map(({ day, before, after }) => ({ Day: formatWireDate(day), Before: before, After: after })),
});

/** A night as it was sent; null where the day does not exist, which the document has excluded. */
function nightOf({ Day, EmployeeId }: Schemas['GuardNight']): GuardNight | null {
  const day = parseWireDate(Day);
  return day && { day, employeeId: EmployeeId };
}

/** The calls of the night guards (UND-47, UND-48). */
export function guardHandlers({ database: { db }, clock, timeZone }: ResourceContext) {
  /** Does the work of a call in one transaction, no more than once under its key. */
  function working<Answer extends { readonly status: number }>(
    call: FastifyRequest & { readonly body: Readonly<Record<string, unknown>> },
    operation: string,
    work: (planning: Planning) => Promise<Answer>,
  ) {
    const viewer = viewerOf(call);
    const now = clock();
    const request = { accountId: viewer.accountId, key: keyOf(call), operation, body: call.body, now };
    return once(db, request, (trx: Transaction<Schema>) => work({ trx, viewer, now, today: dateIn(timeZone, now) }));
  }

  return {
    async getGuardMonth(call) {
      const viewer = viewerOf(call);
      const day = parseWireDate(call.query.Month);
      if (day === null) return REFUSALS.malformed([{ field: 'Month', code: 'wrongFormat' }]);
      const month = monthOf(day);
      const scope = scopeOf(viewer);
      const nights = around(monthRange(month));
      const { version, places, isPublished } = await findMonth(db, viewer.companyId, month);
      const guards = await listGuards(db, wholeCompany(viewer.companyId), nights);
      const own = await listGuards(db, scope, nights);
      const ids = new Set(own.map(({ id }) => id));
      const others = new Map<string, number>();
      for (const one of guards) {
        const night = formatWireDate(one.day);
        if (!ids.has(one.id)) others.set(night, (others.get(night) ?? 0) + 1);
      }
      const employeeIds = own.map(({ employeeId }) => employeeId);
      const people = await listPeople(db, scope, employeeIds);
      return {
        status: 200,
        body: {
          Month: formatWireDate(monthRange(month).start),
          Version: version,
          Places: places,
          IsPublished: isPublished,
          IsWhole: scope.kind === 'company',
          People: people.map(personOnWire),
          Guards: own.map(guardOnWire),
          Others: [...others].map(([Day, Count]) => ({ Day, Count })),
        },
      };
    },

    async getGuardHistory(call) {
      const viewer = viewerOf(call);
      const day = parseWireDate(call.query.Month);
      if (day === null) return REFUSALS.malformed([{ field: 'Month', code: 'wrongFormat' }]);
      const changes = await listChanges(db, viewer, scopeOf(viewer), monthOf(day));
      return { status: 200, body: changes.map(changeOnWire) };
    },

    async changeGuardMonth(call) {
      const { Month, Version, Places, IsPublished } = call.body;
      const day = parseWireDate(Month);
      if (day === null) return REFUSALS.malformed([{ field: 'Month', code: 'wrongFormat' }]);
      const wanted = { month: monthOf(day), version: Version, places: Places, isPublished: IsPublished };
      return working(call, 'changeGuardMonth', (planning) => changeMonth(planning, wanted));
    },

    async assignGuards(call) {
      const wanted = call.body.Guards.flatMap((night) => nightOf(night) ?? []);
      if (wanted.length < call.body.Guards.length) return REFUSALS.malformed();
      return working(call, 'assignGuards', (planning) => assign(planning, wanted, call.body.Confirmed));
    },

    async unassignGuards(call) {
      const upon = call.body.Guards.map(({ Id, Version }) => ({ id: Id, version: Version }));
      return working(call, 'unassignGuards', (planning) => unassign(planning, upon));
    },

    async moveGuard(call) {
      const { body, params } = call;
      const night = nightOf(body);
      if (night === null) return REFUSALS.malformed();
      const upon = { id: params.id, version: body.Version };
      return working(call, `moveGuard ${params.id}`, (planning) => move(planning, upon, night, body.Confirmed));
    },

    async getGuardRoster(call) {
      const viewer = viewerOf(call);
      const { companyId } = viewer;
      const day = parseWireDate(call.query.Month);
      if (day === null) return REFUSALS.malformed([{ field: 'Month', code: 'wrongFormat' }]);
      const month = monthOf(day);
      const { isPublished } = await findMonth(db, companyId, month);
      // People who are not employees yet see nothing of others.
      if (!isPublished || scopeOf(viewer).kind === 'none')
        return { status: 200, body: { IsPublished: false, People: [], Guards: [] } };
      const guards = await listGuards(db, wholeCompany(companyId), monthRange(month));
      const employeeIds = guards.map(({ employeeId }) => employeeId);
      const people = await listPeople(db, wholeCompany(companyId), employeeIds);
      return {
        status: 200,
        body: { IsPublished: true, People: people.map(personOnWire), Guards: guards.map(guardOnWire) },
      };
    },

    async getOwnGuards(call) {
      const { companyId, employeeId } = viewerOf(call);
      if (employeeId === null) return { status: 200, body: { EmployeeId: null, Nights: [], Swaps: [] } };
      const now = clock();
      const today = dateIn(timeZone, now);
      const nights = await listOwnNights(db, companyId, employeeId, nightAt(today, timeIn(timeZone, now)));
      const swaps = await listSwaps(db, companyId, employeeId, today);
      return {
        status: 200,
        body: { EmployeeId: employeeId, Nights: nights.map(formatWireDate), Swaps: swaps.map(swapOnWire) },
      };
    },

    async askGuardSwap(call) {
      const { Day, ToEmployeeId, OtherDay } = call.body;
      const day = parseWireDate(Day);
      const otherDay = OtherDay === null ? null : parseWireDate(OtherDay);
      if (day === null || (OtherDay !== null && otherDay === null)) return REFUSALS.malformed();
      return working(call, 'askGuardSwap', (planning) =>
        askSwap(planning, { day, toEmployeeId: ToEmployeeId, otherDay }),
      );
    },

    async answerGuardSwap(call) {
      const { body, params } = call;
      return working(call, `answerGuardSwap ${params.id}`, (planning) => answerSwap(planning, params.id, body.State));
    },
  } satisfies Handlers;
}
