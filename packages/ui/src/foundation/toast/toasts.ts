import { requireName } from '../accessibleName.ts';
import type { BannerTone } from '../status/Banner.tsx';

/** What kind of news it is: the same four as a banner's. */
export type ToastTone = BannerTone;

export type ToastOptions = {
  /** What happened, in one sentence. */
  text: string;
  /** Kind of news: it chooses the icon and the word said before it; 'danger' interrupts a screen reader. Default 'info'. */
  tone?: ToastTone | undefined;
};

export type ToastAction = {
  /** What it does, in a word or two ('Deshacer'). */
  label: string;
  /** Called when it is pressed; the toast closes afterwards. */
  onPress: () => void;
};

export type RichToastOptions = ToastOptions & {
  /** Why it matters or what to do, below the text. */
  description?: string | undefined;
  /** What exactly, one line each: the first five are listed, the others counted. Default none. */
  messages?: readonly string[] | undefined;
  /** One way to answer. Nobody may miss it by being slow, so a toast with one stays until it is closed (WCAG 2.2.1). */
  action?: ToastAction | undefined;
};

export type ToastFunctions = {
  /**
   * News that passes, in one sentence: it hides after 5 s. The same news while it is still there is counted rather than
   * repeated. Gives the toast's id.
   */
  show: (toast: ToastOptions) => string;
  /** News with a description, a list of messages or an action: it hides after 6 s. Gives the toast's id. */
  showRich: (toast: RichToastOptions) => string;
  /** Says something else in the same place, for as long again. What has gone stays gone. */
  update: (id: string, changes: Partial<RichToastOptions>) => void;
  /** Closes one, or without an id all of them. */
  close: (id?: string) => void;
};

/** A toast as it is held: what is said, and what was counted. */
export type HeldToast = {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  readonly description: string | undefined;
  readonly messages: readonly string[];
  readonly action: ToastAction | undefined;
  /** How long it is in sight when it has no action, in ms. */
  readonly lasts: number;
  /** How often the same was reported. */
  readonly times: number;
  /** Rank of its last report: the higher, the newer. */
  readonly reported: number;
  /** Moment of its last report, in ms since the page began. */
  readonly since: number;
};

export type Toasts = ToastFunctions & {
  /** Those that are there, the oldest first. Used by `Toaster`, as the next two are. */
  held: () => readonly HeldToast[];
  /** Calls `listener` after each change; gives the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Keeps only those that `stays` names. */
  keep: (stays: (toast: HeldToast) => boolean) => void;
};

/** How long a toast of one sentence is in sight, in ms, SHL-40. */
export const appToastDuration = 5000;
/** How long a toast with details is in sight, in ms, SHL-41. */
export const richToastDuration = 6000;
/** More are never held at once: the oldest makes room, one that waits for an answer last of all. */
export const capacity = 300;

/** Ones with an action never merge: each stands for something else to be answered. */
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
 * The toasts of an application, to be reported from anywhere: by components through `useToast`, and by what stands outside of
 * React, such as the layer of requests. What is reported before the `Toaster` is there waits for it. It weighs next to
 * nothing, so that a host may load the `Toaster` itself later.
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
