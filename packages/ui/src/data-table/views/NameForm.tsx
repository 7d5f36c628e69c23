'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { viewNameTexts } from '../../locale/ownTexts.ts';
import { isBlank, MOST_LETTERS, tidyName } from '../../state/namedItems.ts';

type NameFormProps = {
  /** The name at first. */
  readonly name: string;
  /** Whether another view goes by that name. */
  readonly isTaken: (name: string) => boolean;
  /** Whether a name that is taken may be given all the same, in place of the other view, once that was asked. Default false. */
  readonly replaces?: boolean;
  /** Called with a name that can be kept. */
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the name of a view, in its place. */
export function NameForm({ name, isTaken, replaces = false, onName, onCancel }: NameFormProps) {
  const t = useTexts(viewNameTexts);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<'missing' | 'taken' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The table may stand in a form of the host, which must not hear of this one.
    event.stopPropagation();
    const tidy = tidyName(typed);
    const isAsked = problem === 'taken' && replaces;
    if (isBlank(tidy)) setProblem('missing');
    else if (isTaken(tidy) && !isAsked) setProblem('taken');
    // What is too long the field says by itself.
    else if (tidy.length <= MOST_LETTERS) return onName(tidy);
    return input.current?.focus();
  };
  const taken = t(replaces ? 'viewName.replaceQuestion' : 'viewName.taken');
  return (
    <form className="answer" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={t('viewName.label')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
        maxLength={MOST_LETTERS}
        error={problem === 'taken' ? taken : problem === 'missing' ? t('viewName.missing') : undefined}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className="buttons">
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('viewName.cancel')}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {t(problem === 'taken' && replaces ? 'viewName.replace' : 'viewName.save')}
        </Button>
      </div>
    </form>
  );
}
