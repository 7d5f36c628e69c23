'use client';
import { type Activity, durationOf } from '@sereno/domain/activity';
import { DaySchedule } from '../schedule/DaySchedule.tsx';
import { Cell } from '../../foundation/form/form.styles.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';

/** Activities on the selected day beside the time being selected (ADL-14). */
export function ScheduleField({ schedule }: { schedule: readonly Activity[] | null | undefined }) {
  const { edit, rules } = useDialogScope();
  const date = useFormPart((form) => form.date);
  const start = useFormPart((form) => form.startTime);
  const end = useFormPart((form) => form.endTime);
  const durationMinutes = useFormPart((form) => durationOf(form.activityTypeId, rules.types));
  // Elsewhere the section has its own heading.
  const isAlone = useFormPart((form) => form.task === 'add');
  return (
    <Cell data-wide>
      <DaySchedule
        date={date}
        slot={start === null || end === null || end <= start ? null : { start, end }}
        activities={schedule}
        durationMinutes={durationMinutes}
        headingLevel={isAlone ? 3 : 4}
        onUseSlot={(slot) => {
          // The start moves the end (ADL-31), so the end comes second.
          edit({ kind: 'startTime', time: slot.start });
          edit({ kind: 'endTime', time: slot.end });
        }}
      />
    </Cell>
  );
}
