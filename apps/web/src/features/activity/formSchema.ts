import { type ActivityForm, TEMPERATURES } from '@sereno/domain/activity';
import { parseIsoDate, parseTimeOfDay } from '@sereno/domain/calendar';
import * as v from 'valibot';

const id = v.nullable(v.pipe(v.number(), v.safeInteger()));

/** Reads a text by a parser of the domain; what it does not know makes the draft one that cannot be used. */
const parsed = <Value extends string>(parse: (text: string) => Value | null) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
        const value = parse(dataset.value);
        if (value !== null) return value;
        addIssue();
        return NEVER;
      }),
    ),
  );

/** What a draft of the dialog may hold. */
export const formSchema: v.GenericSchema<unknown, ActivityForm> = v.object({
  task: v.picklist(['finish', 'reschedule', 'add']),
  prospect: v.nullable(
    v.object({
      id: v.pipe(v.number(), v.safeInteger()),
      name: v.string(),
      // Drafts from before it was told have none.
      detail: v.optional(v.nullable(v.string()), null),
      adviserName: v.optional(v.nullable(v.string())),
      hasEmail: v.boolean(),
      hasPhone: v.boolean(),
      hasAddress: v.boolean(),
    }),
  ),
  tracingTypeId: id,
  temperature: v.nullable(v.picklist(TEMPERATURES)),
  observations: v.string(),
  activityTypeId: id,
  subjectId: id,
  date: parsed(parseIsoDate),
  startTime: parsed(parseTimeOfDay),
  endTime: parsed(parseTimeOfDay),
  comments: v.string(),
});
