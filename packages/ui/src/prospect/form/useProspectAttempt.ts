'use client';
import {
  type ProspectForm,
  type ProspectFormField,
  type ProspectFormKind,
  type ProspectIssueField,
  prospectIssues,
  type ProspectIssue,
} from '@sereno/domain/prospect';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTexts, type Translate } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';

/** The error of each field, as a sentence. */
type ProspectErrors = Partial<Readonly<Record<ProspectIssueField, string>>>;

/** Attempts to save one form. */
export type ProspectAttempt = {
  /** Errors to show: none before the first attempt, then the current ones (VAL-01 to VAL-05). */
  readonly errors: ProspectErrors;
  /** The form has errors after an attempt. */
  readonly isWrong: boolean;
  /** Failed attempts; each is announced. */
  readonly count: number;
  /** Registers the control of a field. */
  readonly place: (field: ProspectFormField, control: HTMLElement | null) => void;
  /** The control of a field; undefined when the form lacks it. */
  readonly at: (field: ProspectFormField) => HTMLElement | undefined;
  /** Saves, or shows the errors and focuses the first. */
  readonly save: () => void;
};

/** Validates a form when it is saved, and from then on at each change. */
export function useProspectAttempt(
  form: ProspectForm,
  kind: ProspectFormKind,
  round: number,
  onSave: () => void,
): ProspectAttempt {
  const t = useTexts(prospectTexts);
  const [tried, setTried] = useState({ count: 0, round });
  // Starting over begins without errors.
  if (tried.round !== round) setTried({ count: 0, round });
  const { count } = tried;
  const controls = useRef(new Map<ProspectFormField, HTMLElement>());
  const place = useCallback((field: ProspectFormField, control: HTMLElement | null) => {
    if (control === null) controls.current.delete(field);
    else controls.current.set(field, control);
  }, []);
  const at = useCallback((field: ProspectFormField) => controls.current.get(field), []);
  const issues = useMemo(() => prospectIssues(form, kind), [form, kind]);
  const errors = useMemo(
    () => (count === 0 ? {} : Object.fromEntries(issues.map((issue) => [issue.field, issueText(t, issue)]))),
    [count, issues, t],
  );
  const save = (): void => {
    const [first] = issues;
    if (first === undefined) {
      onSave();
      return;
    }
    setTried({ count: count + 1, round });
    controls.current.get(first.field === 'contact' ? 'mobilePhone' : first.field)?.focus();
  };
  return { errors, isWrong: count > 0 && issues.length > 0, count, place, at, save };
}

/** The error of a field and how to fix it, as a sentence (VAL-01 to VAL-05). */
function issueText(t: Translate<typeof prospectTexts>, { code, field, limit = 0 }: ProspectIssue): string {
  if (code === 'tooShort') return t('prospectIssue.tooShort', { limit });
  if (code === 'tooLong') return t('prospectIssue.tooLong', { limit });
  switch (field) {
    case 'contact':
    case 'meansId':
    case 'email':
    case 'zipCode':
      return t(`prospectIssue.${field}`);
    case 'mobilePhone':
    case 'homePhone':
      return t('prospectIssue.phone');
    default:
      return t(code === 'required' ? 'prospectIssue.firstName' : 'prospectIssue.invisible');
  }
}
