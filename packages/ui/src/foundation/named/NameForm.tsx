'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { namedListTexts } from '../../locale/ownTexts.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { isBlank, MOST_LETTERS, tidyName } from './namedItems.ts';

/** What a name is asked for with, in words of what it names. */
export type NameWords = {
  /** Name of the field. */
  readonly name: string;
  /** Another goes by that name. */
  readonly taken: string;
  /** The same, and whether this one takes its place. */
  readonly replaceQuestion: string;
};

type NameFormProps = {
  readonly words: NameWords;
  /** The name at first. */
  readonly name: string;
  /** Whether another goes by that name. */
  readonly isTaken: (name: string) => boolean;
  /** Whether a name that is taken may be given all the same, in place of the other, once that was asked. Default false. */
  readonly replaces?: boolean;
  /** Called with a name that can be kept. */
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the name of what is kept, in its place. */
export function NameForm({ words, name, isTaken, replaces = false, onName, onCancel }: NameFormProps) {
  const t = useTexts(namedListTexts);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<'missing' | 'taken' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // It may stand in a form of the host, which must not hear of this one.
    event.stopPropagation();
    const tidy = tidyName(typed);
    const isAsked = problem === 'taken' && replaces;
    if (isBlank(tidy)) setProblem('missing');
    else if (isTaken(tidy) && !isAsked) setProblem('taken');
    // What is too long the field says by itself.
    else if (tidy.length <= MOST_LETTERS) return onName(tidy);
    return input.current?.focus();
  };
  const taken = replaces ? words.replaceQuestion : words.taken;
  return (
    <form className="answer" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={words.name}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
        maxLength={MOST_LETTERS}
        error={problem === 'taken' ? taken : problem === 'missing' ? t('namedList.missing') : undefined}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className="buttons">
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('namedList.cancel')}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {t(problem === 'taken' && replaces ? 'namedList.replace' : 'namedList.keep')}
        </Button>
      </div>
    </form>
  );
}
