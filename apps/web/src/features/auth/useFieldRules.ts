import type { Issue } from '@sereno/domain/session';
import { useRegistrationIssue } from './useRegistrationIssue.ts';

type FieldRules<Values> = {
  readonly deps: (keyof Values & string)[];
  readonly validate: (value: unknown, values: Values) => string | true;
};

/**
 * Lets each field of a form be judged by the domain's rule for the whole of it; `deps` are the fields to be judged again when
 * this one changes.
 */
export function useFieldRules<Values>(
  validate: (values: Values) => readonly Issue[],
): (name: keyof Values & string, ...deps: (keyof Values & string)[]) => FieldRules<Values> {
  const issueText = useRegistrationIssue();
  return (name, ...deps) => ({
    deps,
    validate: (_value, values) => {
      const issue = validate(values).find(({ field }) => field === name);
      return issue === undefined || issueText(issue);
    },
  });
}
