import type { JobStore } from './jobStore.ts';
import type { JobMarks } from './marker.ts';

/**
 * Marks each person for whom the store has jobs. The mark is there before the job is and after it, so that no tab can take it
 * away in between; where it cannot be set, nothing is kept.
 */
export function withMarker(store: JobStore, { mark, marked }: JobMarks): JobStore {
  const owners = async () => new Set((await store.all()).map(({ userId }) => userId));

  async function tidy(users: readonly number[]): Promise<void> {
    const before = await owners();
    const idle = users.filter((userId) => !before.has(userId));
    if (idle.length === 0) return;
    for (const userId of idle) mark(userId, false);
    const after = await owners();
    for (const userId of idle) if (after.has(userId)) mark(userId, true);
  }
  return {
    ...store,
    add: async (job) => {
      if (!mark(job.userId, true)) {
        throw new Error('The browser’s storage takes no mark for the outbox, so nothing can be kept.');
      }
      const saved = await store.add(job);
      mark(job.userId, true);
      return saved;
    },
    change: async (id, next) => {
      let removed = false;
      const before = await store.change(id, (job) => {
        const after = next(job);
        removed = after === null;
        return after;
      });
      if (removed && before !== null) await tidy([before.userId]);
      return before;
    },
    remove: async (isGone) => {
      await store.remove(isGone);
      await tidy(marked());
    },
  };
}
