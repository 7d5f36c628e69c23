import type { components } from '@sereno/api/types';
import { type CalendarDate, maxDate, minDate } from '@sereno/domain/calendar';
import { type GuardNight, type SwapAnswer, swapAnswers, swapIssue, type WantedSwap } from '@sereno/domain/guard';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import { recordNights } from './history.ts';
import { DONE, type Planning, withdrawSwaps } from './planning.ts';
import { around, findSwap, lockGuards, publishedGuards } from './queries.ts';
import { guardRefusal } from './refusals.ts';

type Done = components['schemas']['EmptyAnswer'];

/** What forbids a swap by now; null where nothing does. Guards of a draft are not there for the two. */
async function refusalOf({ trx, viewer, today }: Planning, swap: WantedSwap): Promise<Refusal | null> {
  const { day, otherDay } = swap;
  const other = otherDay ?? day;
  const { start, end } = around({ start: minDate(day, other), end: maxDate(day, other) });
  const guards: readonly GuardNight[] = await publishedGuards(trx, viewer.companyId)
    .where('guard.day', '>=', start)
    .where('guard.day', '<=', end)
    .select(['guard.day', 'guard.employee_id as employeeId'])
    .execute();
  const issue = swapIssue(swap, guards, today);
  return issue && guardRefusal(issue, issue === 'gone' || issue === 'same' || issue === 'running' ? null : day);
}

/** Asks a colleague of the company for a swap; an account without an employee has no night to give. */
export async function askSwap(
  work: Planning,
  { day, toEmployeeId, otherDay }: Omit<WantedSwap, 'employeeId'>,
): Promise<Done | Refusal> {
  const { trx, viewer, now } = work;
  const { companyId, employeeId } = viewer;
  if (employeeId === null) return REFUSALS.notFound();
  await lockGuards(trx, companyId);
  const colleague = await trx
    .selectFrom('employee')
    .where('company_id', '=', companyId)
    .where('id', '=', toEmployeeId)
    .where('adviser', '=', true)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst();
  if (colleague === undefined) return REFUSALS.notFound();
  const refused = await refusalOf(work, { day, employeeId, toEmployeeId, otherDay });
  if (refused !== null) return refused;
  const asked = await trx
    .insertInto('guard_swap')
    .values({
      company_id: companyId,
      employee_id: employeeId,
      day,
      to_employee_id: toEmployeeId,
      other_day: otherDay,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.columns(['employee_id', 'day']).where('state', '=', 'asked').doNothing())
    .returning('id')
    .executeTakeFirst();
  return asked === undefined ? guardRefusal('asked', day) : DONE;
}

/** Hands a night from one person to the other. */
async function hand({ trx }: Planning, day: CalendarDate, from: number, to: number): Promise<void> {
  await trx
    .updateTable('guard')
    .set((where) => ({ employee_id: to, version: where('version', '+', 1) }))
    .where('employee_id', '=', from)
    .where('day', '=', day)
    .execute();
}

/** Accepts, refuses or withdraws a swap. Accepted, it changes the guards at once where both keep the rules. */
export async function answerSwap(work: Planning, id: number, answer: SwapAnswer): Promise<Done | Refusal> {
  const { trx, viewer, now } = work;
  await lockGuards(trx, viewer.companyId);
  const swap = await findSwap(trx, viewer.companyId, id);
  const { employeeId } = viewer;
  if (swap === undefined || (employeeId !== swap.employeeId && employeeId !== swap.toEmployeeId))
    return REFUSALS.notFound();
  if (swap.state !== 'asked') return guardRefusal('stale');
  if (!swapAnswers(swap, employeeId).includes(answer)) return REFUSALS.notFound();
  if (answer === 'accepted') {
    const refused = await refusalOf(work, swap);
    if (refused !== null) return refused;
  }
  await trx.updateTable('guard_swap').set({ state: answer, answered_at: now }).where('id', '=', id).execute();
  if (answer !== 'accepted') return DONE;
  const { day, otherDay, toEmployeeId } = swap;
  await hand(work, day, swap.employeeId, toEmployeeId);
  if (otherDay !== null) await hand(work, otherDay, toEmployeeId, swap.employeeId);
  await withdrawSwaps(work, [
    { day, employeeId: swap.employeeId },
    ...(otherDay === null ? [] : [{ day: otherDay, employeeId: toEmployeeId }]),
  ]);
  await recordNights(work, 'swapped', [
    { day, before: swap.employeeId, after: toEmployeeId },
    ...(otherDay === null ? [] : [{ day: otherDay, before: toEmployeeId, after: swap.employeeId }]),
  ]);
  return DONE;
}
