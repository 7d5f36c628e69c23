/** Height in px of the notice above the frame, on the document element, from where whatever sticks below it takes it. */
export const noticeSizeProperty = '--sereno-notice-size';

/** Keeps `noticeSizeProperty` true, whatever the notice says and however wide the window is; the ref of its element. */
export function watchNoticeSize(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty(noticeSizeProperty, `${element.getBoundingClientRect().height}px`);
  // Before the first paint, and then before each paint that follows a change of its size.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(noticeSizeProperty);
  };
}
