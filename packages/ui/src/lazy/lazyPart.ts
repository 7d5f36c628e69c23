'use client';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Code or texts that are loaded on first use. */
export type LazyPart<Part> = {
  /** The part, when loaded. */
  readonly loaded: () => Part | undefined;
  /** Loads it, or returns the running load. After a failure the next call retries. */
  readonly load: () => Promise<Part>;
  /**
   * Loads it ahead of use, unless offline: some browsers never retry a failed module. Never rejects; using the part
   * retries.
   */
  readonly preload: () => Promise<void>;
  /** Calls `work` with the part: at once when loaded, else later. Does nothing when loading fails. */
  readonly whenLoaded: (work: (part: Part) => void) => void;
  /**
   * The part, in a component inside `Suspense` and an error boundary: suspends until loaded. A failed load is thrown;
   * resetting the boundary retries.
   */
  readonly usePart: () => Part;
};

const nothing = () => undefined;
const neverChanges = () => nothing;
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/**
 * Declares a lazy part, next to the component that opens it.
 * @param importPart Loads it; called again only after a failure.
 */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  /**
   * The promise that suspended components wait for. React requests it on each render, and a new one each time would
   * never end.
   */
  let awaited: { readonly promise: Promise<Part>; hasFailed: boolean } | undefined;

  function begin(): Promise<Part> {
    const promise = importPart();
    promise.then(
      (fetched) => {
        part = fetched;
        // React's `use` reads a promise with this status without suspending.
        void Object.assign(promise, { status: 'fulfilled', value: fetched });
      },
      () => {
        loading = undefined;
      },
    );
    return promise;
  }

  function load(): Promise<Part> {
    loading ??= begin();
    return loading;
  }

  function attempt(): Promise<Part> {
    const current = awaited ?? { promise: load(), hasFailed: false };
    if (current !== awaited) {
      awaited = current;
      current.promise.catch(() => {
        current.hasFailed = true;
      });
    }
    // React renders once more before it passes the failure to the boundary, in the same task; after that it may be
    // loaded again.
    if (current.hasFailed) setTimeout(() => awaited === current && (awaited = undefined));
    return current.promise;
  }

  const preload = (): Promise<void> => (isOffline() ? Promise.resolve() : load().then(nothing, nothing));
  const whenLoaded = (work: (loaded: Part) => void): void => {
    if (part === undefined) load().then(work, nothing);
    else work(part);
  };
  return {
    loaded: () => part,
    load,
    preload,
    whenLoaded,
    // Called on every render: React expects it of a component that has suspended once.
    usePart: () => use(part === undefined ? attempt() : load()),
  };
}

/**
 * A component whose code is loaded on first render, or ahead; it suspends until then. Unlike React's `lazy` it renders
 * at once when loaded, and retries after a failure.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LazyPart<ComponentType<Props>> {
  const Lazy: ComponentType<Props> & LazyPart<ComponentType<Props>> = Object.assign(
    (props: Props): ReactNode => createElement(Lazy.usePart(), props),
    lazyPart(importComponent),
  );
  return Lazy;
}

/**
 * The part in a component that does not suspend: undefined until it is `wanted` and loaded. `onFailure` is called when
 * loading fails; it is retried when `wanted` changes, for example to 'now' after 'ahead'.
 */
export function useLazyPart<Part>(
  lazy: LazyPart<Part>,
  wanted: false | 'ahead' | 'now',
  onFailure: (error: unknown) => void = nothing,
): { readonly part: Part | undefined } {
  // Server markup never waited for it: during hydration it renders one render later, even when loaded.
  const known = useSyncExternalStore<Part | undefined>(neverChanges, lazy.loaded, nothing);
  const [fetched, setFetched] = useState<Part>();
  const part = fetched ?? known;
  useEffect(() => {
    if (wanted === false || part !== undefined || (wanted === 'ahead' && isOffline())) return undefined;
    let isCurrent = true;
    lazy.load().then(
      (loaded) => isCurrent && setFetched(() => loaded),
      (error: unknown) => isCurrent && onFailure(error),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new onFailure on each render must not reload.
  }, [lazy, wanted, part]);
  return { part };
}
