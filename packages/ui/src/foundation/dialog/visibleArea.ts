/**
 * A ref that keeps a fixed element in the visible part of the window: neither `100dvh` nor `bottom: 0` accounts for a
 * phone's keyboard, which would cover the primary action.
 */
export function followVisibleArea(stage: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (stage === null || seen === null) return undefined;
  let height = seen.height;
  const follow = (): void => {
    // With pinch zoom the person pans around; the element must not follow.
    const enlarged = Math.abs(seen.scale - 1) > 0.01;
    stage.style.setProperty('--visible-top', enlarged ? '' : `${seen.offsetTop}px`);
    stage.style.setProperty('--visible-height', enlarged ? '' : `${seen.height}px`);
    const focused = document.activeElement;
    if (seen.height < height && stage.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    height = seen.height;
  };
  follow();
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    seen.removeEventListener('scroll', follow);
  };
}
