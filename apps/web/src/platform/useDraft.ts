import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type Draft, type DraftOptions, openDraft } from './openDraft.ts';
import { sessionAtom } from './session.ts';

/**
 * Saves a form's input across reloads and expired sessions, for the person who typed it. Start the form with `start`,
 * pass every change to `keep`, and call `forget` after sending. Options are fixed for the component's life: a form of
 * another subject gets another `key`.
 *
 * With react-hook-form: `useForm({ defaultValues: draft.start })`, and in an effect
 * `form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) })`.
 */
export function useDraft<Values>(options: Omit<DraftOptions<Values>, 'userId'>): Draft<Values> {
  const userId = useAtomValue(sessionAtom)?.user.id ?? null;
  const [draft] = useState(() => openDraft({ ...options, userId }));
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('pagehide', draft.flush, { signal: stop.signal });
    // Phones end a page in the background without another word.
    document.addEventListener('visibilitychange', draft.flush, { signal: stop.signal });
    return () => {
      stop.abort();
      draft.flush();
    };
  }, [draft]);
  return draft;
}
