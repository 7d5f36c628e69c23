'use client';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { breakpoints } from '../../theme/index.ts';
import { isPullToClose, swipeDirection } from './swipe.ts';

/** After a pause of this many ms the earlier speed no longer counts. */
const rest = 80;

type Touching = { x: number; y: number; pulling: boolean; lastY: number; lastTime: number; speed: number };

/** Whether something under the finger must scroll back up before the panel may move. */
function isScrolled(from: EventTarget | null, panel: HTMLElement): boolean {
  let node = from instanceof Element ? from : null;
  if (node?.closest('[data-swipe-handle]')) return false;
  while (node !== null && panel.contains(node)) {
    if (node.scrollTop > 0) return true;
    node = node.parentElement;
  }
  return false;
}

function followFinger(panel: HTMLElement, onPulled: () => void): () => void {
  let touching: Touching | null = null;

  const settle = (): void => {
    touching = null;
    panel.removeAttribute('data-pulled');
    panel.style.removeProperty('--sheet-pull');
  };
  const start = (event: TouchEvent): void => {
    settle();
    const [finger, second] = event.touches;
    const wide = window.innerWidth >= breakpoints.sm;
    // Selection handles and two-finger gestures are something else.
    const selecting = document.getSelection()?.type === 'Range';
    // A sheet above this one, such as a picker's, closes in its own ways.
    const above = event.target instanceof Element && event.target.closest(':popover-open') !== null;
    if (finger === undefined || second !== undefined || wide || selecting || above) return;
    if (isScrolled(event.target, panel)) return;
    const { clientX: x, clientY: y } = finger;
    touching = { x, y, pulling: false, lastY: y, lastTime: event.timeStamp, speed: 0 };
  };
  const move = (event: TouchEvent): void => {
    const [finger, second] = event.touches;
    if (touching === null || finger === undefined) return;
    const down = finger.clientY - touching.y;
    if (!touching.pulling) {
      const direction = swipeDirection(finger.clientX - touching.x, down);
      if (direction === undefined) return;
      // The browser has started to scroll, or the finger moves elsewhere: this touch is not for the sheet.
      if (direction === 'elsewhere' || !event.cancelable) {
        touching = null;
        return;
      }
      touching.pulling = true;
      panel.setAttribute('data-pulled', '');
    }
    if (second !== undefined) {
      settle();
      return;
    }
    if (event.cancelable) event.preventDefault();
    touching.speed = (finger.clientY - touching.lastY) / Math.max(1, event.timeStamp - touching.lastTime);
    touching.lastY = finger.clientY;
    touching.lastTime = event.timeStamp;
    panel.style.setProperty('--sheet-pull', `${Math.max(0, down)}px`);
  };
  const end = (event: TouchEvent): void => {
    const pull = touching;
    settle();
    if (pull === null || !pull.pulling) return;
    const speed = event.timeStamp - pull.lastTime > rest ? 0 : pull.speed;
    if (isPullToClose({ distance: pull.lastY - pull.y, speed, height: panel.offsetHeight })) onPulled();
  };

  panel.addEventListener('touchstart', start, { passive: true });
  // React's own listener is passive and cannot prevent scrolling.
  panel.addEventListener('touchmove', move, { passive: false });
  panel.addEventListener('touchend', end);
  panel.addEventListener('touchcancel', settle);
  return () => {
    panel.removeEventListener('touchstart', start);
    panel.removeEventListener('touchmove', move);
    panel.removeEventListener('touchend', end);
    panel.removeEventListener('touchcancel', settle);
  };
}

/**
 * A ref for a panel at the bottom edge. It follows a finger moving down, from its header always and from its content
 * when scrolled to the top. `onPulled` is called when releasing should close it; the panel's style then animates it
 * back or away.
 */
export function useSwipeDown(onPulled: () => void): RefCallback<HTMLDivElement> {
  const latest = useRef(onPulled);
  useEffect(() => {
    latest.current = onPulled;
  });
  return useCallback((panel) => (panel === null ? undefined : followFinger(panel, () => latest.current())), []);
}
