import { requireName } from '../accessibleName.ts';
import type { BannerTone } from '../status/Banner.tsx';

/** Tone of a message: the same four as a banner's. */
export type ToastTone = BannerTone;

export type ToastOptions = {
  /** The message, in one sentence. */
  text: string;
  /** Tone: it selects the icon and the first word; 'danger' interrupts a screen reader. Default 'info'. */
  tone?: ToastTone | undefined;
};

export type ToastAction = {
  /** Label of the action ('Deshacer'). */
  label: string;
  /** Called when pressed; the toast closes afterwards. */
  onPress: () => void;
};

export type RichToastOptions = ToastOptions & {
  /** Why it matters or what to do, below the text. */
  description?: string | undefined;
  /** Details, one line each: the first five are listed, the others counted. Default none. */
  messages?: readonly string[] | undefined;
  /** One action. Slow readers must not miss it, so a toast with an action stays until closed (WCAG 2.2.1). */
  action?: ToastAction | undefined;
};

export type ToastFunctions = {
  /**
   * Shows a message of one sentence for 5 s. The same message while still visible is counted, not repeated. Returns the
   * toast's id.
   */
  show: (toast: ToastOptions) => string;
  /** Shows a message with a description, a list of details or an action for 6 s. Returns the toast's id. */
  showRich: (toast: RichToastOptions) => string;
  /** Replaces the message and restarts its time. A closed toast stays closed. */
  update: (id: string, changes: Partial<RichToastOptions>) => void;
  /** Closes one, or all without an id. */
  close: (id?: string) => void;
};

/** A toast in the store: its content and its count. */
export type HeldToast = {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  readonly description: string | undefined;
  readonly messages: readonly string[];
  readonly action: ToastAction | undefined;
  /** How long it is visible without an action, ms. */
  readonly lasts: number;
  /** How often the same message was reported. */
  readonly times: number;
  /** Sequence number of its last report: higher is newer. */
  readonly reported: number;
  /** Time of its last report, ms since the page started. */
  readonly since: number;
};

export type Toasts = ToastFunctions & {
  /** The toasts, oldest first. Used by `Toaster`, like the next two. */
  held: () => readonly HeldToast[];
  /** Calls `listener` after each change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Keeps only the ids in `stays`. */
  keep: (stays: (toast: HeldToast) => boolean) => void;
};

/** How long a toast of one sentence is visible, ms (SHL-40). */
export const appToastDuration = 5000;
/** How long a toast with details is visible, ms (SHL-41). */
export const richToastDuration = 6000;
/** Most toasts at once: the oldest is dropped first, those with an action last. */
export const capacity = 300;

/** Toasts with an action never merge: each has its own action. */
function saysTheSame(a: HeldToast, b: HeldToast): boolean {
  return (
    a.action === undefined &&
    b.action === undefined &&
    a.tone === b.tone &&
    a.text === b.text &&
    a.description === b.description &&
    a.messages.join('\n') === b.messages.join('\n')
  );
}

/**
 * The toast store of an application, for components through `useToast` and for code outside of React, such as the
 * request layer. Reports before the `Toaster` is rendered wait for it. It is small, so a host may load the `Toaster`
 * lazily.
 */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let held: readonly HeldToast[] = [];
  let reports = 0;

  const change = (next: readonly HeldToast[]): void => {
    held = next;
    listeners.forEach((listener) => listener());
  };
  const stamp = () => {
    reports += 1;
    return { reported: reports, since: performance.now() };
  };
  const replace = (toast: HeldToast): void => change(held.map((other) => (other.id === toast.id ? toast : other)));
  const keep = (stays: (toast: HeldToast) => boolean): void => {
    const next = held.filter(stays);
    if (next.length < held.length) change(next);
  };

  const report = (options: RichToastOptions, lasts: number): string => {
    const { tone = 'info', text, description, messages = [], action } = options;
    requireName('Toast', text, 'Give it a `text`.');
    const stamped = stamp();
    const id = `toast-${stamped.reported}`;
    const toast: HeldToast = { id, tone, text, description, messages, action, lasts, times: 1, ...stamped };
    const same = held.find((other) => saysTheSame(other, toast));
    if (same !== undefined) {
      replace({ ...same, times: same.times + 1, ...stamped });
      return same.id;
    }
    const leaving = held.length < capacity ? undefined : (held.find((other) => other.action === undefined) ?? held[0]);
    change([...held.filter((other) => other !== leaving), toast]);
    return id;
  };

  return {
    show: ({ tone, text }) => report({ tone, text }, appToastDuration),
    showRich: (options) => report(options, richToastDuration),
    update: (id, changes) => {
      const toast = held.find((other) => other.id === id);
      if (toast === undefined) return;
      const { tone = toast.tone, text = toast.text, messages = toast.messages } = changes;
      requireName('Toast', text, 'Give it a `text`.');
      replace({ ...toast, ...changes, tone, text, messages, times: 1, ...stamp() });
    },
    close: (id) => keep((toast) => id !== undefined && toast.id !== id),
    held: () => held,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep,
  };
}
