const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Elements around an element, nearest first: itself, its siblings, then its parent and the parent's siblings. Taken
 * while it is on the page, they show later where it was.
 */
export function placesAround(origin: Element | null): readonly Element[] {
  const places: Element[] = [];
  for (let node = origin; node !== null && node !== document.body; node = node.parentElement) {
    for (const place of [node, node.nextElementSibling, node.previousElementSibling]) {
      if (place !== null) places.push(place);
    }
  }
  return places;
}

const takesFocus = (element: HTMLElement): boolean =>
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** The first control at the nearest place still on the page, else the first one of the page's content. */
export function nearestControl(places: readonly Element[]): HTMLElement | undefined {
  const here = places.filter((place) => place.isConnected);
  for (const place of [...here, document.querySelector('main'), document.body]) {
    if (place instanceof HTMLElement && place.matches(focusable) && takesFocus(place)) return place;
    const inside = [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(takesFocus);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
