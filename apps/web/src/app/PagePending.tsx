import { RouteProgress } from '@sereno/ui/shell';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';

const pendingAtom = atom(false);

/** Placeholder of a page while its code loads; the bar at the top shows it. */
export function PagePending() {
  const setPending = useSetAtom(pendingAtom);
  useEffect(() => {
    setPending(true);
    return () => setPending(false);
  }, [setPending]);
  return <PageSkeleton />;
}

/** The bar of a change of page (SHL-36); it outlives the skeleton, so that it can run to its end. */
export function PageProgress() {
  return <RouteProgress loading={useAtomValue(pendingAtom)} />;
}
