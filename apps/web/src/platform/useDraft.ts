import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type Draft, type DraftOptions, openDraft } from './openDraft.ts';
import { sessionAtom } from './session.ts';

/**
 * Keeps what is typed in a form over a reload and over a session that ends by itself, for the person who typed it. Start
 * the form with `start`, give every change to `keep`, and call `forget` when it was sent. The options hold for the life of
 * the component: a form of another thing gets another `key`.
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
