import type { ReactNode } from 'react';
import { isDevelopment } from '../../state/development.ts';

/** An option of a group. */
export type ChoiceGroupOption<Value extends string = string> = {
  /** Value reported when selected; unique per option. */
  value: Value;
  /** Label. */
  label: string;
  /** Help below the label, read after it. */
  description?: ReactNode;
  /** Disables this one. Default false. */
  disabled?: boolean | undefined;
};

/** The options without duplicate values, which throw in development. */
export function distinct<Value extends string>(
  component: string,
  options: readonly ChoiceGroupOption<Value>[],
): readonly ChoiceGroupOption<Value>[] {
  const isFirst = ({ value }: ChoiceGroupOption<Value>, index: number): boolean =>
    options.findIndex((option) => option.value === value) === index;
  const twice = options.find((option, index) => !isFirst(option, index));
  if (twice === undefined) return options;
  if (isDevelopment)
    throw new Error(
      `${component}: two options have the value "${twice.value}". ` +
        'Choosing one would choose both. ' +
        'Give each option a value of its own.',
    );
  return options.filter(isFirst);
}
