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

/** Code, or texts, fetched when first needed rather than with what needs them. */
export type LazyPart<Part> = {
  /** The part, once it has been fetched. */
  readonly loaded: () => Part | undefined;
  /** Fetches it, or returns the fetch under way. After a failure the next call tries again. */
  readonly load: () => Promise<Part>;
  /**
   * Fetches it before it is needed, unless the browser is offline: some browsers never fetch a module again that failed once. Never
   * rejects; what needs the part tries again.
   */
  readonly preload: () => Promise<void>;
  /** Calls `work` with the part: at once where it is loaded, else when it is. Where it cannot be fetched nothing happens. */
  readonly whenLoaded: (work: (part: Part) => void) => void;
  /**
   * The part, in a component inside `Suspense` and an error boundary: suspends until it is loaded. A failed fetch is thrown; when the
   * boundary is reset, it is fetched again.
   */
  readonly usePart: () => Part;
};

const nothing = () => undefined;
const neverChanges = () => nothing;
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/**
 * Declares a part that comes later, at the place that opens it.
 * @param importPart Fetches it; called again only after a failure.
 */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  /** What suspended components wait for: React asks for it at each try to render, and a new one each time would never end. */
  let awaited: { readonly promise: Promise<Part>; hasFailed: boolean } | undefined;

  function begin(): Promise<Part> {
    const promise = importPart();
    promise.then(
      (fetched) => {
        part = fetched;
        // React's `use` reads a promise that says so without suspending.
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
    // React renders once more before it gives the failure to the boundary, in the same task; from then on it may be fetched again.
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
    // Asked for at every render: React expects it again of a component that it has once suspended.
    usePart: () => use(part === undefined ? attempt() : load()),
  };
}

/**
 * A component whose code is fetched when it is first shown, or ahead; it suspends until then. Unlike React's `lazy` it renders at
 * once where its code is loaded, and fetches again after a failure.
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
 * The part in a component that does not suspend: undefined until it is `wanted` and loaded. `onFailure` hears that it could not be
 * fetched; it is tried again when `wanted` changes, to 'now' after 'ahead' for one.
 */
export function useLazyPart<Part>(
  lazy: LazyPart<Part>,
  wanted: false | 'ahead' | 'now',
  onFailure: (error: unknown) => void = nothing,
): { readonly part: Part | undefined } {
  // Markup of a server has never waited for it: where that is taken over it comes a render later, though it is loaded.
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
    // oxlint-disable-next-line react/exhaustive-deps -- a new onFailure at each render is no reason to fetch again.
  }, [lazy, wanted, part]);
  return { part };
}
