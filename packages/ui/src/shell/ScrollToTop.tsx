'use client';
import { ArrowUp } from '../foundation/icons/arrow-up.ts';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { RoundButton } from './ScrollToTop.styles.ts';
import { defaultMainId } from './page/pageIds.ts';
import { scrollThreshold } from './specified.ts';

export type ScrollToTopProps = RootProps<HTMLButtonElement> & {
  /** Scrolled distance from which the button shows, px, exclusive. Default: 300. */
  threshold?: number | undefined;
};

/** The last known scroll position, px: reading it from the window forces a layout. Null without subscribers. */
let scrolled: number | null = null;

function subscribe(changed: () => void): () => void {
  const follow = (): void => {
    scrolled = window.scrollY;
    changed();
  };
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    window.removeEventListener('scroll', follow);
    scrolled = null;
  };
}

/** A scroll-to-top button, shown after 300 px of scrolling (SHL-28), from md (768 px) upwards: below it would cover the page. */
export function ScrollToTop({ threshold = scrollThreshold, ...root }: ScrollToTopProps) {
  const t = useTexts(frameTexts);
  // Renders only when the threshold is crossed, not on every scrolled pixel.
  const shown = useSyncExternalStore(
    subscribe,
    () => (scrolled ??= window.scrollY) > threshold,
    () => false,
  );
  const label = t('scrollToTop.button');
  return (
    <RoundButton
      {...root}
      type="button"
      aria-label={label}
      title={label}
      data-shown={shown}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        // The keyboard continues from the top.
        document.getElementById(defaultMainId)?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <ArrowUp aria-hidden size={18} />
    </RoundButton>
  );
}
