import * as react from 'react';

/*
 * In development React takes a stack for every element, up to ten thousand a second, to tell in a warning where the element was made:
 * a third of the time of a test. It counts them; here the count is always above its limit. Warnings still name the component.
 */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error(
    'React no longer counts the stacks of elements: see whether tests still take long without this file.',
  );
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // The renderer starts again from zero each second.
  },
});
