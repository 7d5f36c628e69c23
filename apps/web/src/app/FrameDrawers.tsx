import type { SessionUser } from '@sereno/domain/session';
import { lazyPart, LazyView } from '@sereno/ui/lazy';
import { MenuDrawer, type SideMenuSection } from '@sereno/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { report } from '../platform/report.ts';
import { requestsInFlightAtom } from '../platform/requests.ts';
import { useLostCode } from '../platform/useLostCode.ts';
import { quietMoment } from '../platform/whenIdle.ts';
import { useAtDesktopWidth } from './useAtDesktopWidth.ts';

const userDrawer = lazyPart(() => import('./UserDrawer.tsx').then((module) => module.UserDrawer));

const discountNews = lazyPart(() => import('./UserDrawer.tsx').then((module) => module.DiscountNews));

/** Preloads the quick user panel. */
export const preloadUserDrawer = userDrawer.preload;

/** The one drawer that is open, if any. */
export type OpenDrawer = 'menu' | 'user' | null;

export type FrameDrawersProps = {
  open: OpenDrawer;
  onOpenChange: (open: OpenDrawer) => void;
  user: SessionUser;
  sections: readonly SideMenuSection[];
  /** Id of the menu's entry in sight. */
  current: string | undefined;
  onNavigate: (href: string) => void;
};

/** Whether the first page has its figures: what the person did not ask for may be fetched from then on. */
function useHasFigures(): boolean {
  const [hasFigures, setFigures] = useState(false);
  const store = useStore();
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    void quietMoment(() => !isOver && store.get(requestsInFlightAtom) + queries.isFetching() > 0).then(
      () => !isOver && setFigures(true),
    );
    return () => {
      isOver = true;
    };
  }, [queries, store]);
  return hasFigures;
}

/** What slides over the page: the menu below lg (LAY-03), and the quick user panel (SHL-13). */
export function FrameDrawers({ open, onOpenChange, user, sections, current, onNavigate }: FrameDrawersProps) {
  const tellLostCode = useLostCode();
  const hasFigures = useHasFigures();
  useAtDesktopWidth(() => open === 'menu' && onOpenChange(null));
  return (
    <>
      <MenuDrawer
        open={open === 'menu'}
        onOpenChange={(isOpen) => onOpenChange(isOpen ? 'menu' : null)}
        sections={sections}
        current={current}
        onNavigate={onNavigate}
      />
      <LazyView
        part={userDrawer}
        when={open === 'user'}
        props={{
          open: open === 'user',
          onOpenChange: (isOpen) => onOpenChange(isOpen ? 'user' : null),
          user,
          onNavigate,
        }}
        onFailure={(error) => {
          onOpenChange(null);
          tellLostCode(error);
        }}
      />
      <LazyView part={discountNews} when={hasFigures} props={{}} onFailure={report} />
    </>
  );
}
