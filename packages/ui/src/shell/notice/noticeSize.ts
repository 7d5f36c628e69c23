/** Custom property on the document element with the notice's height in px, for sticky parts below it. */
export const noticeSizeProperty = '--sereno-notice-size';

/** Keeps `noticeSizeProperty` up to date with the notice's size; a ref of its element. */
export function watchNoticeSize(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty(noticeSizeProperty, `${element.getBoundingClientRect().height}px`);
  // Before the first paint, and before each paint after a resize.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(noticeSizeProperty);
  };
}
