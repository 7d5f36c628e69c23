import { type CalendarDate, type CalendarMonth, formatWireDate, monthRange } from '@sereno/domain/calendar';
import {
  type Guard,
  GUARD_CHANGE_KINDS,
  GUARD_ISSUES,
  type GuardMonth,
  type GuardMonthChange,
  type GuardNight,
  type GuardPerson,
  type GuardSwap,
  SWAP_ISSUES,
  type SwapAnswer,
  type WantedSwap,
} from '@sereno/domain/guard';
import { answerOf, type Call, isSuccess, readAnswer, type Reply, replyTo } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { guardOf, guardPersonOf, guardSwapOf, otherGuardsOf } from './generated/readers/guard.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, type Refused, refusedBy } from './outcome.ts';
import { fieldsOf, flagOf, instantOf, integerOf, listOf, listReader, rowsOf, textOf } from './readers.ts';
import { dayOf } from './values.ts';

/** Why the server refuses a change of guards: what the rules of the domain name, or that somebody else was faster. */
export const GUARD_REFUSALS = [...GUARD_ISSUES, ...SWAP_ISSUES, 'stale', 'asked', 'fixed'] as const;

export type GuardRefusal = (typeof GUARD_REFUSALS)[number];

/** A refusal with its code; null where the server names none that is known. */
export type GuardRefused = Refused & { readonly code: GuardRefusal | null };

/** What became of a change of guards. */
export type GuardOutcome = Extract<Outcome, { readonly kind: 'done' }> | GuardRefused;

/** The published guards of a month; without any while it is a draft. */
export type GuardRoster = Pick<GuardMonth, 'isPublished' | 'people'> & { readonly guards: readonly Guard[] };

/** The next nights of the signed-in person, and the swaps that concern them. */
export type OwnGuards = {
  /** Null for an account without an employee. */
  readonly employeeId: number | null;
  /** In order; the first may be that of the evening before, as long as its guard runs. */
  readonly nights: readonly CalendarDate[];
  readonly swaps: readonly GuardSwap[];
};

const readPeople: (body: unknown) => readonly GuardPerson[] = listReader(guardPersonOf);
const readGuards: (body: unknown) => readonly Guard[] = listReader(guardOf);
const readOthers = listReader(otherGuardsOf);
const readSwaps: (body: unknown) => readonly GuardSwap[] = listReader(guardSwapOf);

const onWire = (month: CalendarMonth) => formatWireDate(monthRange(month).start);

/** The guards of a month for those who plan them (UND-47, an extension of our own server). */
async function guardMonth(client: Client, month: CalendarMonth, signal: Signal = null): Promise<GuardMonth> {
  const asked = client.GET('/guard/month', { params: { query: { Month: onWire(month) } }, signal });
  return answerOf('GET /guard/month', asked, (answer: unknown) => {
    const body = fieldsOf(answer);
    return {
      month,
      version: integerOf(body['Version']) ?? 0,
      places: integerOf(body['Places']) ?? 1,
      isPublished: flagOf(body['IsPublished']),
      isWhole: flagOf(body['IsWhole']),
      people: readPeople(body['People']),
      guards: readGuards(body['Guards']),
      others: readOthers(body['Others']),
    };
  });
}

/** What was done with the guards of a month, the newest first (UND-47). */
async function guardHistory(
  client: Client,
  month: CalendarMonth,
  signal: Signal = null,
): Promise<readonly GuardMonthChange[]> {
  const asked = client.GET('/guard/history', { params: { query: { Month: onWire(month) } }, signal });
  return answerOf('GET /guard/history', asked, (body: unknown) =>
    rowsOf(body, (row) => {
      const kind = GUARD_CHANGE_KINDS.find((one) => one === row['Kind']);
      const at = instantOf(row['At']);
      if (kind === undefined || at === null) return null;
      const before = integerOf(fieldsOf(row['Places'])['Before']);
      const after = integerOf(fieldsOf(row['Places'])['After']);
      return {
        id: integerOf(row['Id']) ?? 0,
        kind,
        at,
        by: textOf(row['By']) ?? '',
        places: before === null || after === null ? null : { before, after },
        nights: rowsOf(row['Nights'], (night) => {
          const day = dayOf(night['Day']);
          return day && { day, before: textOf(night['Before']), after: textOf(night['After']) };
        }),
      };
    }),
  );
}

/** The published guards of a month (UND-48). */
async function guardRoster(client: Client, month: CalendarMonth, signal: Signal = null): Promise<GuardRoster> {
  const asked = client.GET('/guard/roster', { params: { query: { Month: onWire(month) } }, signal });
  return answerOf('GET /guard/roster', asked, (answer: unknown) => {
    const body = fieldsOf(answer);
    return {
      isPublished: flagOf(body['IsPublished']),
      people: readPeople(body['People']),
      guards: readGuards(body['Guards']),
    };
  });
}

/** The next nights and swaps of the signed-in person (UND-48). */
async function ownGuards(client: Client, signal: Signal = null): Promise<OwnGuards> {
  return answerOf('GET /guard/own', client.GET('/guard/own', { signal }), (answer: unknown) => {
    const body = fieldsOf(answer);
    return {
      employeeId: integerOf(body['EmployeeId']),
      nights: listOf(body['Nights']).flatMap((day) => dayOf(day) ?? []),
      swaps: readSwaps(body['Swaps']),
    };
  });
}

async function changed(call: Call, asked: Promise<Reply>): Promise<GuardOutcome> {
  const answer = readAnswer(call, await replyTo(call, asked));
  if (isSuccess(call, answer)) return { kind: 'done' };
  const [code = null] = rowsOf(
    answer.envelope['fields'],
    (field) => GUARD_REFUSALS.find((one) => one === field['code']) ?? null,
  );
  return { ...refusedBy(answer), code };
}

const nightOnWire = ({ day, employeeId }: GuardNight) => ({ Day: formatWireDate(day), EmployeeId: employeeId });

/** Guards that are planned, all of them or none. `isConfirmed`: people may stand guard on two nights running. */
type Assignment = { readonly nights: readonly GuardNight[]; readonly isConfirmed: boolean };
/** A guard, and the version that was read. */
type Upon = Pick<Guard, 'id' | 'version'>;

/** Plans guards. @param key Makes sending it again harmless. */
async function assignGuards(client: Client, { nights, isConfirmed }: Assignment, key?: string): Promise<GuardOutcome> {
  const body = { Guards: nights.map(nightOnWire), Confirmed: isConfirmed };
  return changed('POST /guard/assign', client.POST('/guard/assign', { params: keyHeader(key), body }));
}

/** Takes guards away, all of them or none; refused with 409 where somebody else changed one. */
async function unassignGuards(client: Client, upon: readonly Upon[], key?: string): Promise<GuardOutcome> {
  const body = { Guards: upon.map(({ id, version }) => ({ Id: id, Version: version })) };
  return changed('POST /guard/unassign', client.POST('/guard/unassign', { params: keyHeader(key), body }));
}

/** Moves a guard to another night or person; refused with 409 where somebody else changed it. */
async function moveGuard(
  client: Client,
  { id, version }: Upon,
  { isConfirmed, ...night }: GuardNight & Pick<Assignment, 'isConfirmed'>,
  key?: string,
): Promise<GuardOutcome> {
  const asked = client.POST('/guard/{id}/move', {
    params: { path: { id }, ...keyHeader(key) },
    body: { Version: version, ...nightOnWire(night), Confirmed: isConfirmed },
  });
  return changed('POST /guard/{id}/move', asked);
}

/** Publishes a month, or says how many people a night needs; refused with 409 where somebody else changed it. */
async function changeGuardMonth(
  client: Client,
  { month, version, places, isPublished }: Pick<GuardMonth, 'month' | 'version' | 'places' | 'isPublished'>,
  key?: string,
): Promise<GuardOutcome> {
  const body = { Month: onWire(month), Version: version, Places: places, IsPublished: isPublished };
  return changed('POST /guard/month/change', client.POST('/guard/month/change', { params: keyHeader(key), body }));
}

/** Asks a colleague for a swap of one of the person's nights. */
async function askGuardSwap(
  client: Client,
  { day, toEmployeeId, otherDay }: Omit<WantedSwap, 'employeeId'>,
  key?: string,
): Promise<GuardOutcome> {
  const body = {
    Day: formatWireDate(day),
    ToEmployeeId: toEmployeeId,
    OtherDay: otherDay && formatWireDate(otherDay),
  };
  return changed('POST /guard/swap', client.POST('/guard/swap', { params: keyHeader(key), body }));
}

/** Accepts, refuses or withdraws a swap. */
async function answerGuardSwap(client: Client, id: number, answer: SwapAnswer, key?: string): Promise<GuardOutcome> {
  const asked = client.POST('/guard/swap/{id}/answer', {
    params: { path: { id }, ...keyHeader(key) },
    body: { State: answer },
  });
  return changed('POST /guard/swap/{id}/answer', asked);
}

/** The calls of the night guards, apart from the others: their pages alone need them. */
export function createGuardCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    guardMonth: bound(guardMonth),
    guardHistory: bound(guardHistory),
    guardRoster: bound(guardRoster),
    ownGuards: bound(ownGuards),
    assignGuards: bound(assignGuards),
    unassignGuards: bound(unassignGuards),
    moveGuard: bound(moveGuard),
    changeGuardMonth: bound(changeGuardMonth),
    askGuardSwap: bound(askGuardSwap),
    answerGuardSwap: bound(answerGuardSwap),
  };
}

export type GuardCalls = ReturnType<typeof createGuardCalls>;
