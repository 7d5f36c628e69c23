import { lazyPart, LazyView } from '@sereno/ui/lazy';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { mayHaveJobs } from '../../platform/commands/outbox/marker.ts';
import { outboxOpenAtom } from '../../platform/commands/outbox/state.ts';
import { Region } from '../../platform/Region.tsx';
import { report } from '../../platform/report.ts';
import { sessionAtom } from '../../platform/session.ts';

const news = lazyPart(() => import('./OutboxNotices.tsx').then((module) => module.OutboxNotices));

/**
 * The place of the outbox in the frame. Its code is fetched when a page uses the outbox, while there still is a network, or when an
 * earlier visit left something.
 */
export function OutboxPart() {
  const isOpen = useAtomValue(outboxOpenAtom);
  const session = useAtomValue(sessionAtom);
  const [mayHave] = useState(() => session !== null && mayHaveJobs(session.user.id));
  // Its texts come later than its code, and the page must not go away for them.
  return (
    <Region>
      <Suspense>
        <LazyView part={news} when={isOpen || mayHave} props={{}} onFailure={report} />
      </Suspense>
    </Region>
  );
}
