'use client';
import type { Limits } from '@sereno/domain/calendar';
import type { ReactNode } from 'react';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { CalendarRoot } from '../calendar/DayCalendar.styles.ts';
import { PickerActions } from './PickerActions.tsx';
import { PickerField, type PickerFieldProps } from './PickerField.tsx';

type PeriodFieldProps<Period extends string> = Omit<
  PickerFieldProps<Period>,
  'send' | 'limitsProblem' | 'icon' | 'children'
> & {
  /** The allowed periods, both included. */
  limits: Limits<Period>;
  /** The error of limits that allow none. */
  emptyLimits: (limits: Limits<Period>) => string;
  /** The period of today, and the button that selects it. */
  current: Period;
  currentLabel: string;
  /** Its pages. */
  children: (value: Period | null, choose: (period: Period | null) => void) => ReactNode;
};

/** A month, a quarter or a year: typed, or selected from pages with a button for the current one. */
export function PeriodField<Period extends string>({
  limits,
  emptyLimits,
  current,
  currentLabel,
  children,
  ...field
}: PeriodFieldProps<Period>) {
  return (
    <PickerField<Period>
      {...field}
      send={(period) => period}
      limitsProblem={limits.min > limits.max ? emptyLimits(limits) : null}
      icon={<CalendarDays size={16} />}
    >
      {({ value, choose, clear }) => (
        <>
          <CalendarRoot aria-label={field.label}>{children(value, choose)}</CalendarRoot>
          <PickerActions
            shortcut={{
              label: currentLabel,
              disabled: current < limits.min || current > limits.max,
              onPress: () => choose(current),
            }}
            onClear={clear}
          />
        </>
      )}
    </PickerField>
  );
}
