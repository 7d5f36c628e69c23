import { speak } from '../stage/language.ts';
import { judgedLanguages } from './languages.ts';

/** The narrowest page that is promised (WCAG 2.2, 1.4.10): a phone of 360 px at 200 % would be narrower. */
const narrowest = 320;
/** The phone that most advisers have. */
const phone = { width: 360, height: 740 } as const;

const root = document.documentElement;
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** The element that reaches farthest over an edge, to be named. */
function farthest(): string {
  const edge = root.clientWidth;
  const over = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({ element, box, by: Math.max(box.right - edge, root.dir === 'rtl' ? -box.left : 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)[0];
  if (over === undefined) return 'something that is positioned outside';
  const { element, box } = over;
  const [start, end] = [Math.round(box.left), Math.round(box.right)];
  return `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}", from ${start} to ${end} px`;
}

function sideways(kind: string): string[] {
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return [];
  return [`${kind}: the page is ${scrollWidth} px wide in a window of ${clientWidth} px, because of ${farthest()}`];
}

/** Once those who listen to what has changed were told, which is before the next frame. */
async function settledSideways(kind: string): Promise<string[]> {
  await nextFrame();
  return sideways(kind);
}

/** On a phone: as it is, from right to left, and in the languages that need more room. */
async function complaintsOnPhone(): Promise<string[]> {
  const found = await settledSideways('a phone of 360 px');
  root.dir = 'rtl';
  found.push(...(await settledSideways('from right to left')));
  root.removeAttribute('dir');
  for (const [name, language] of await judgedLanguages()) {
    speak(language);
    found.push(...(await settledSideways(name)));
  }
  return found;
}

/** The frame belongs to another document, so its class is another than the one of this name here. */
const hasStyle = (element: Element | null): element is HTMLElement => element !== null && 'style' in element;

/**
 * The window of the story, a frame in the runner's page, which its style gives another size at once. The runner's own command would
 * resize the browser's window as well: three errands through the server for each story.
 */
function storyWindow(): HTMLElement {
  const { frameElement } = window;
  if (!hasStyle(frameElement)) throw new Error('The story stands in no frame, so its window cannot be made smaller.');
  return frameElement;
}

/**
 * A page scrolls in one direction only: with larger text alone, which keeps the window; with the browser's zoom, which is a window
 * of half the size; and on a phone in every language and direction.
 */
export async function complaintsAtZoom(): Promise<string[]> {
  const { innerWidth, innerHeight } = window;
  const { style } = storyWindow();
  const { width, height } = style;
  const direction = root.getAttribute('dir');
  root.style.fontSize = '200%';
  const larger = sideways('text at 200 %');
  root.style.fontSize = '';
  const resize = (to: { readonly width: number; readonly height: number }): void => {
    style.width = `${to.width}px`;
    style.height = `${to.height}px`;
    if (window.innerWidth !== to.width)
      throw new Error(`The story was to be judged at ${to.width} px and has ${window.innerWidth} px.`);
  };
  try {
    resize({ width: Math.max(narrowest, Math.round(innerWidth / 2)), height: Math.round(innerHeight / 2) });
    const half = await settledSideways('zoom at 200 %');
    resize(phone);
    return [...larger, ...half, ...(await complaintsOnPhone())];
  } finally {
    speak();
    if (direction !== null) root.setAttribute('dir', direction);
    style.width = width;
    style.height = height;
  }
}
