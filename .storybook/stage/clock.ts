/** The moment at which every story stands: a Saturday, 10:30 in Mexico City. */
export const storyInstant = '2026-11-21T16:30:00.000Z';

const instant = Date.parse(storyInstant);
let begun = 0;

/** Goes on, because it measures how long something took: a toast that is paused must know what is left of its time. */
const now = (): number => instant + Math.round(performance.now() - begun);

/** Every story begins at the same moment. */
export function beginStory(): void {
  begun = performance.now();
}

/**
 * Stops the clock of this frame, for stories and for what they import: `new Date()`, which is what gets shown, is always the same.
 * `Date.now()`, timers and frames go on from there.
 */
export function stopClock(): void {
  if (Date.now === now) return;
  beginStory();
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts: unknown[], asked) =>
      Reflect.construct(target, parts.length === 0 ? [instant] : parts, asked),
    apply: (target) => new target(instant).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
