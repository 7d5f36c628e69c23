'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { namedTexts } from '../../locale/texts/es/named.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { isBlank, MOST_LETTERS, tidyName } from './namedItems.ts';

/** Labels of the name form. */
export type NameWords = {
  /** Label of the field. */
  readonly name: string;
  /** Error: the name is taken. */
  readonly taken: string;
  /** Asks whether to replace the item with that name. */
  readonly replaceQuestion: string;
};

type NameFormProps = {
  readonly words: NameWords;
  /** Initial name. */
  readonly name: string;
  /** Whether another item has that name. */
  readonly isTaken: (name: string) => boolean;
  /** Whether a taken name may be used to replace the other item, after a confirmation. Default false. */
  readonly replaces?: boolean;
  /** Called with a valid name. */
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the name of an item, in place of its row. */
export function NameForm({ words, name, isTaken, replaces = false, onName, onCancel }: NameFormProps) {
  const t = useTexts(namedTexts);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<'missing' | 'taken' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // It may be inside a form of the host, whose submit event must not fire.
    event.stopPropagation();
    const tidy = tidyName(typed);
    const isRequested = problem === 'taken' && replaces;
    if (isBlank(tidy)) setProblem('missing');
    else if (isTaken(tidy) && !isRequested) setProblem('taken');
    // The field itself reports a name that is too long.
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
