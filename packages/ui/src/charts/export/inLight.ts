/** Runs a function while the element has the light theme, and returns its result. Nothing is painted in between. */
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
