import type { CalendarDate } from '@sereno/domain/calendar';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { type ActivityState, inState, type Moment } from './activityState.ts';
import { inRange, ofPeople, type RowFilter } from './rowFilter.ts';

/** The activities that a figure counts. */
export type ActivityChoice = {
  readonly typeId: number | undefined;
  /** What the activity ended with. */
  readonly tracingId: number | undefined;
  readonly state: ActivityState | undefined;
};

/** An activity behind a figure. */
export type ActivityDetailRow = {
  readonly id: number;
  readonly prospectId: number | null;
  readonly prospectName: string | null;
  readonly typeId: number;
  readonly subjectName: string | null;
  readonly date: CalendarDate;
  readonly time: string;
  readonly adviserName: string | null;
  readonly tracingName: string | null;
};

type Names = readonly (readonly [id: number, name: string | null])[];

/** The activities column by column, and the names of their ids. */
type Columns = {
  readonly ids: readonly number[];
  readonly typeIds: readonly number[];
  readonly dates: readonly CalendarDate[];
  readonly times: readonly string[];
  readonly prospectIds: readonly (number | null)[];
  readonly adviserIds: readonly number[];
  readonly subjectIds: readonly (number | null)[];
  readonly tracingIds: readonly (number | null)[];
  readonly prospects: Names;
  readonly advisers: Names;
  readonly subjects: Names;
  readonly tracings: Names;
};

const column = (name: string) => sql`coalesce(json_agg(${sql.ref(name)}), '[]')`;

const namesOf = (table: string, name: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_array(id, ${name})), '[]') from ${sql.table(table)} where ${condition})`;

/** A year of a company has more than ten thousand of them, so each name comes once, and the columns as one list each. */
async function findColumns(db: Kysely<Schema>, condition: RawBuilder<SqlBool>): Promise<Columns | undefined> {
  const catalogue = (table: string, id: string) =>
    namesOf(table, sql`name`, sql`(company_id, id) in (select company_id, ${sql.ref(id)} from planned)`);
  const { rows } = await sql<Columns>`
    with planned as materialized (
      select id, company_id, activity_type_id, activity_date, start_time, prospect_id, employee_id, subject_id, tracing_type_id
      from activity where ${condition}
      order by activity_date, start_time, id
    )
    select ${column('id')} as ids, ${column('activity_type_id')} as "typeIds",
      ${column('activity_date')} as dates, ${column('start_time')} as times,
      ${column('prospect_id')} as "prospectIds", ${column('employee_id')} as "adviserIds",
      ${column('subject_id')} as "subjectIds", ${column('tracing_type_id')} as "tracingIds",
      ${namesOf('prospect', nameIn('prospect'), sql`id in (select prospect_id from planned)`)} as prospects,
      ${namesOf('employee', nameIn('employee'), sql`id in (select employee_id from planned)`)} as advisers,
      ${catalogue('activity_subject', 'subject_id')} as subjects,
      ${catalogue('tracing_type', 'tracing_type_id')} as tracings
    from planned`.execute(db);
  return rows[0];
}

/** The activities behind a figure, by day and planned start. */
export async function listActivities(
  db: Kysely<Schema>,
  filter: RowFilter,
  { typeId, tracingId, state }: ActivityChoice,
  moment: Moment,
): Promise<readonly ActivityDetailRow[]> {
  const chosen: RawBuilder<SqlBool>[] = [inRange('activity.activity_date', filter.range), ofPeople(filter, 'activity')];
  if (typeId !== undefined) chosen.push(sql`activity.activity_type_id = ${typeId}`);
  if (tracingId !== undefined) chosen.push(sql`activity.tracing_type_id = ${tracingId}`, inState('ended', moment));
  if (state !== undefined) chosen.push(inState(state, moment));
  const columns = await findColumns(db, sql<SqlBool>`${sql.join(chosen, sql` and `)}`);
  if (columns === undefined) return [];
  const prospects = new Map(columns.prospects);
  const advisers = new Map(columns.advisers);
  const subjects = new Map(columns.subjects);
  const tracings = new Map(columns.tracings);
  return columns.ids.map((id, at) => ({
    id,
    prospectId: columns.prospectIds[at] ?? null,
    prospectName: prospects.get(columns.prospectIds[at] ?? 0) ?? null,
    typeId: columns.typeIds[at] ?? 0,
    subjectName: subjects.get(columns.subjectIds[at] ?? 0) ?? null,
    date: columns.dates[at] ?? filter.range.start,
    time: columns.times[at] ?? '',
    adviserName: advisers.get(columns.adviserIds[at] ?? 0) ?? null,
    tracingName: tracings.get(columns.tracingIds[at] ?? 0) ?? null,
  }));
}
