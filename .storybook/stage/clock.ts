/** The moment at which every story stands: a Saturday, 10:30 in Mexico City. */
export const storyInstant = '2026-11-21T16:30:00.000Z';

const instant = Date.parse(storyInstant);
const realNow = Date.now;
let begun: number | undefined;

/** Goes on, because it measures how long something took: a toast that is paused must know what is left of its time. */
const now = (): number => (begun === undefined ? realNow() : instant + Math.round(performance.now() - begun));

/** Every story begins at the same moment. */
export function beginStory(): void {
  begun = performance.now();
}

/**
 * `Date.now()` tells the real time until the next story begins: the runner of the tests loads its set-up again for each file under an
 * address that ends in the time. With one that comes twice the browser would not run it again, and nothing would judge that file.
 */
export function endStory(): void {
  begun = undefined;
}

/**
 * Stops the clock of this frame, for stories and for what they import: `new Date()`, which is what gets shown, is always the same.
 * `Date.now()`, timers and frames go on from there while a story is shown.
 */
export function stopClock(): void {
  if (Date.now === now) return;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts: unknown[], requested) =>
      Reflect.construct(target, parts.length === 0 ? [instant] : parts, requested),
    apply: (target) => new target(instant).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
