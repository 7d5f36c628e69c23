import type { Issue } from '@sereno/domain/session';

type FieldRules<Values> = {
  readonly deps: (keyof Values & string)[];
  readonly validate: (value: unknown, values: Values) => string | true;
};

/**
 * Lets each field of a form be judged by the domain's rule for the whole of it, in the words of `issueText`; `deps` are
 * the fields to be judged again when this one changes.
 */
export function fieldRules<Values>(
  validate: (values: Values) => readonly Issue[],
  issueText: (issue: Issue) => string,
): (name: keyof Values & string, ...deps: (keyof Values & string)[]) => FieldRules<Values> {
  return (name, ...deps) => ({
    deps,
    validate: (_value, values) => {
      const issue = validate(values).find(({ field }) => field === name);
      return issue === undefined || issueText(issue);
    },
  });
}
