import { useEffect, useState, useSyncExternalStore } from 'react';

/** Code that is fetched when it is first needed, rather than with the component that needs it. */
export type Deferred<Module> = {
  /** The code, once it has arrived. */
  readonly arrived: () => Module | undefined;
  /** Fetches it, or gives what is under way; a fetch that failed is tried again by the next call. */
  readonly load: () => Promise<Module>;
  /** Gives it to `onArrival`, at once where it has arrived. Where it cannot be fetched, offline for one, nothing happens. */
  readonly attempt: (onArrival: (module: Module) => void) => void;
  /** Fetches it before it is asked for; who asks for it then tries again where that failed, and hears of it. */
  readonly prefetch: () => void;
};

/** Defers an `import()`. */
export function deferred<Module>(fetchModule: () => Promise<Module>): Deferred<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = (): Promise<Module> => {
    loading ??= fetchModule().then(
      (fetched) => {
        module = fetched;
        return fetched;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const attempt = (onArrival: (fetched: Module) => void): void => {
    if (module === undefined) load().then(onArrival, nothing);
    else onArrival(module);
  };
  return { arrived: () => module, load, attempt, prefetch: () => attempt(nothing) };
}

const nothing = () => undefined;
const neverChanges = () => nothing;

/**
 * The deferred code, once it is `wanted` and has arrived. `onFailure` hears that it could not be fetched, offline for one; it
 * is tried again when `wanted` changes, to 'now' after 'ahead' for one.
 */
export function useDeferred<Module>(
  code: Deferred<Module>,
  wanted: false | 'ahead' | 'now',
  onFailure: () => void = nothing,
): Module | undefined {
  // Markup of a server has never waited for it: where that is taken over it comes a render later, though it has arrived.
  const known = useSyncExternalStore<Module | undefined>(neverChanges, code.arrived, nothing);
  const [fetchedModule, setModule] = useState<Module>();
  const module = fetchedModule ?? known;
  useEffect(() => {
    if (wanted === false || module !== undefined) return undefined;
    let current = true;
    code.load().then(
      (fetched) => current && setModule(() => fetched),
      () => current && onFailure(),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new onFailure at each render is no reason to ask again.
  }, [code, wanted, module]);
  return module;
}
