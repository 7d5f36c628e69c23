import type { ReactNode } from 'react';
import { isDevelopment } from '../../state/development.ts';

/** One of the choices of a group. */
export type ChoiceGroupOption<Value extends string = string> = {
  /** What is reported when it is chosen; each option has its own. */
  value: Value;
  /** What is read. */
  label: string;
  /** Help below the label, read after it. */
  description?: ReactNode;
  /** This one cannot be changed. Default false. */
  disabled?: boolean;
};

/** The options without those whose value came before, which throw while the host is being developed. */
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
