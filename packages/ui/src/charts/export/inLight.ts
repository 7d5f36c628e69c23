/**
 * Does something while the element is in the light theme, whatever the theme of the page, and gives what comes of it. Nothing
 * is painted in between.
 */
export function inLight<Result>(element: Element, work: () => Result): Result {
  const own = element.getAttribute('data-theme');
  element.setAttribute('data-theme', 'light');
  try {
    return work();
  } finally {
    if (own === null) element.removeAttribute('data-theme');
    else element.setAttribute('data-theme', own);
  }
}
