import { page } from 'vitest/browser';

/** The narrowest page that is promised (WCAG 2.2, 1.4.10): a phone of 360 px at 200 % would be narrower. */
const narrowest = 320;

const root = document.documentElement;
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** The element that reaches farthest over the edge, to be named. */
function farthest(): string {
  const edge = root.clientWidth;
  const over = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, end: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ end }) => end > edge)
    .toSorted((a, b) => b.end - a.end)[0];
  if (over === undefined) return 'something that is positioned outside';
  const { element, end } = over;
  return `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}", which ends at ${end} px`;
}

function sideways(kind: string): string[] {
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return [];
  return [`${kind}: the page is ${scrollWidth} px wide in a window of ${clientWidth} px, because of ${farthest()}`];
}

/**
 * A page at 200 % scrolls in one direction only. Both ways to 200 % are tried: the browser's zoom, which is a window of half the
 * size, and larger text alone, which keeps the window.
 */
export async function complaintsAtZoom(): Promise<string[]> {
  const { innerWidth, innerHeight } = window;
  root.style.fontSize = '200%';
  const larger = sideways('text at 200 %');
  root.style.fontSize = '';
  await page.viewport(Math.max(narrowest, Math.round(innerWidth / 2)), Math.round(innerHeight / 2));
  try {
    // Those who listen to the width are told before the next frame.
    await nextFrame();
    return [...larger, ...sideways('zoom at 200 %')];
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}
