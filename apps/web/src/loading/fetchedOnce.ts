/** Code or texts that are fetched once and read by React's `use`. */
export type Fetched<Value> = {
  /** Fetches it; whoever asks again gets the same promise, a failed one too, because React asks at each try to render. */
  readonly load: () => Promise<Value>;
  /** Fetches it before it is needed, and says when that is done; should it fail, the need itself tries once more. */
  readonly preload: () => Promise<void>;
};

/** Fetches a value once. What was fetched ahead is at hand in the same render that needs it, without a moment of skeletons. */
export function fetchedOnce<Value>(fetchValue: () => Promise<Value>): Fetched<Value> {
  let loading: Promise<Value> | null = null;

  function begin(): Promise<Value> {
    const promise = fetchValue();
    // React's `use` reads a promise that says so without suspending.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    );
    return promise;
  }

  function load(): Promise<Value> {
    loading ??= begin();
    return loading;
  }
  return {
    load,
    preload: () =>
      load().then(
        () => undefined,
        () => {
          loading = null;
        },
      ),
  };
}
