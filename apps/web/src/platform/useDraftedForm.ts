import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type * as v from 'valibot';
import type { SentRequest } from './commands/sentRequest.ts';
import type { CommandDraft } from './commands/useQuietCommand.ts';
import { useDraft } from './useDraft.ts';

/** Whether the person has changed the form since it was opened or restarted. */
type Touchable = { readonly isTouched: boolean };
/** What every draft holds: what was sent of it without an answer. */
type Sendable = { readonly sent: SentRequest | null };

/** How a form is opened from a draft and saved as one. */
export type DraftedFormOptions<Form extends Touchable, Draft extends Sendable> = {
  /** Name of the draft, one for each thing that is edited. The form of another thing needs another `key`. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Draft>;
  /** The draft while nothing has been typed, as it is at the first render. */
  readonly initial: Draft;
  /** The form as it opens. */
  readonly open: (draft: Draft) => Form;
  /** The form after its draft was discarded. */
  readonly reset: (form: Form) => Form;
  /** What is saved of it. Must be stable. */
  readonly draftOf: (form: Form, sent: SentRequest | null) => Draft;
};

/** A form with its draft. */
export type DraftedForm<Form> = CommandDraft & {
  readonly state: Form;
  /** The same function from render to render. */
  readonly update: Dispatch<SetStateAction<Form>>;
  /** The form came from a draft, and was not started over. */
  readonly isRestored: boolean;
  /** How often it was started over: another round is another form on the screen. */
  readonly round: number;
  /** Discards the draft. */
  readonly startOver: () => void;
  /** Saves at once what was typed: the form is about to go. */
  readonly flush: () => void;
};

/** Holds a form that a command sends, saved as a draft from the first change on. Account forms keep no draft: react-hook-form holds them. */
export function useDraftedForm<Form extends Touchable, Draft extends Sendable>({
  name,
  schema,
  initial: firstInitial,
  open,
  reset,
  draftOf,
}: DraftedFormOptions<Form, Draft>): DraftedForm<Form> {
  const [initial] = useState(firstInitial);
  const draft = useDraft({ name, schema, initial });
  const [state, update] = useState(() => open(draft.start));
  const [isRestored, setRestored] = useState(draft.start !== initial);
  const [round, setRound] = useState(0);
  const sent = useRef(draft.start.sent);

  useEffect(() => {
    // Only what the person does is a draft, not what a form begins with.
    if (state.isTouched) draft.keep(draftOf(state, sent.current));
  }, [state, draft, draftOf]);

  return {
    state,
    update,
    isRestored,
    round,
    startOver: () => {
      sent.current = null;
      draft.forget();
      setRestored(false);
      setRound(round + 1);
      update(reset);
    },
    forget: draft.forget,
    keep: (request) => {
      sent.current = request;
      draft.keep(draftOf(state, request));
      draft.flush();
    },
    flush: draft.flush,
    sent: () => sent.current,
  };
}
