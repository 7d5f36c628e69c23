import type { SubmitResult } from './types.ts';

type Waiting = { readonly tell: (result: SubmitResult) => void; saved: boolean };

/** Dialogs that wait for the result of the job they saved, by the job's key. */
export type Dialogs = {
  /** Waits for the job, until `left` is aborted: the dialog has closed then, and gets 'queued'. */
  readonly wait: (key: string, left: AbortSignal | undefined) => Promise<SubmitResult>;
  /** The job is kept and may be sent. */
  readonly saved: (key: string) => void;
  /** Whether a dialog waits for it. */
  readonly isWaiting: (key: string) => boolean;
  /** Notifies the waiting dialog, if any, and returns whether there was one. */
  readonly tell: (key: string, result: SubmitResult) => boolean;
  /** The keys of the jobs that are kept and waited for. */
  readonly keys: () => readonly string[];
};

/** Keeps track of the dialogs of one tab. */
export function createDialogs(): Dialogs {
  const dialogs = new Map<string, Waiting>();

  function tell(key: string, result: SubmitResult): boolean {
    const dialog = dialogs.get(key);
    dialogs.delete(key);
    dialog?.tell(result);
    return dialog !== undefined;
  }

  return {
    wait: (key, left) =>
      new Promise((resolve) => {
        dialogs.set(key, { tell: resolve, saved: false });
        const leave = () => void tell(key, { kind: 'queued' });
        if (left?.aborted) leave();
        else left?.addEventListener('abort', leave, { once: true });
      }),
    saved: (key) => {
      const dialog = dialogs.get(key);
      if (dialog !== undefined) dialog.saved = true;
    },
    isWaiting: (key) => dialogs.has(key),
    tell,
    keys: () => [...dialogs].flatMap(([key, { saved }]) => (saved ? [key] : [])),
  };
}
