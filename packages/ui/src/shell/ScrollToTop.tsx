'use client';
import { ArrowUp } from '../foundation/icons/arrow-up.ts';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../locale/index.ts';
import { scrollToTopTexts } from '../locale/ownTexts.ts';
import { RoundButton } from './ScrollToTop.styles.ts';
import { defaultMainId } from './page/mainId.ts';
import { scrollThreshold } from './specified.ts';

export type ScrollToTopProps = {
  /** Scrolled distance from which the button is shown, in px, exclusive. Default: 300. */
  threshold?: number | undefined;
  /** Id of what is focused after the jump, so that the keyboard goes on from the top. Default: 'contenido'. */
  focusId?: string | undefined;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: { /** Default: 'Volver arriba'. */ button?: string } | undefined;
};

/** How far the page was scrolled when it was last looked at, in px: to ask the window costs a layout. Null while nobody follows. */
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

/** A button back to the top of the page, shown after 300 px of scrolling (SHL-28). */
export function ScrollToTop({ threshold = scrollThreshold, focusId = defaultMainId, labels = {} }: ScrollToTopProps) {
  const t = useTexts(scrollToTopTexts);
  // Renders only when the threshold is crossed, not with every scrolled pixel.
  const shown = useSyncExternalStore(
    subscribe,
    () => (scrolled ??= window.scrollY) > threshold,
    () => false,
  );
  const label = labels.button ?? t('scrollToTop.button');
  return (
    <RoundButton
      type="button"
      aria-label={label}
      title={label}
      data-shown={shown}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        document.getElementById(focusId)?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <ArrowUp aria-hidden size={18} />
    </RoundButton>
  );
}
