const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
const parts = [undefined, '::before', '::after'] as const;

/** Forced colours write see-through in several ways, such as `rgba(255, 255, 255, 0)`. */
const isClear = (colour: string): boolean => /[,/]\s*0\)$/.test(colour);

/** The colour that lies behind an element. */
function groundOf(element: Element): string {
  for (let below = element.parentElement; below !== null; below = below.parentElement) {
    const { backgroundColor } = getComputedStyle(below);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

let fills: ReadonlySet<string> | undefined;

/** The fills that the system itself gives: in most of its palettes they are one colour, so they set nothing apart. */
function systemFills(): ReadonlySet<string> {
  if (fills !== undefined) return fills;
  const probe = document.body.appendChild(document.createElement('span'));
  const given = ['Canvas', 'ButtonFace', 'Field'].map((name) => {
    probe.style.backgroundColor = name;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  fills = new Set(given);
  return fills;
}

function bordersOf(style: CSSStyleDeclaration): string[] {
  return sides.map((side) => {
    const [width, line, colour] = [
      style[`border${side}Width`],
      style[`border${side}Style`],
      style[`border${side}Color`],
    ];
    return Number.parseFloat(width) >= 1 && line !== 'none' && line !== 'hidden' ? `${width} ${line} ${colour}` : '';
  });
}

/** Pseudo-elements without content are not drawn. */
const isDrawn = (style: CSSStyleDeclaration, part: string | undefined): boolean =>
  style.display !== 'none' && style.visibility === 'visible' && (part === undefined || style.content !== 'none');

function hasEdge(element: Element, ground: string): boolean {
  const neutral = systemFills();
  return parts.some((part) => {
    const style = getComputedStyle(element, part);
    if (!isDrawn(style, part)) return false;
    const border = bordersOf(style).some((line) => line !== '' && !line.endsWith(ground));
    const outline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    const { backgroundColor } = style;
    const fill = !isClear(backgroundColor) && !neutral.has(backgroundColor) && backgroundColor !== ground;
    return border || outline || fill;
  });
}

const graphic = 'svg, img, canvas, picture';
const typedInto =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio]), textarea, select';

function hasWordsOrGraphic(element: Element): boolean {
  const words = element instanceof HTMLElement ? element.innerText : element.textContent;
  return (words ?? '').trim() !== '' || [...element.querySelectorAll(graphic)].some((drawn) => drawn.checkVisibility());
}

/** Native check boxes and the like, which the system draws itself. */
const isSystemDrawn = (element: Element): boolean =>
  element.matches('[type=checkbox], [type=radio], [type=range], [type=color], [type=file]') &&
  getComputedStyle(element).appearance !== 'none';

/**
 * Somebody can make out that there is a control: a word, a graphic or an edge. Where one types it takes an edge, its own or that of
 * a box close around it, because a word alone is only text.
 */
export function isToldFromGround(control: Element): boolean {
  const ground = groundOf(control);
  if (isSystemDrawn(control) || hasEdge(control, ground)) return true;
  if (control.matches(typedInto)) {
    const around = [control.parentElement, control.parentElement?.parentElement];
    return around.some((box) => box != null && hasEdge(box, groundOf(box)));
  }
  return hasWordsOrGraphic(control) || [...control.querySelectorAll('*')].some((inner) => hasEdge(inner, ground));
}

/** Everything a state can be told by, as one text: lines, colours, weight, marks. Shadows are left out: forced colours drop them. */
export function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll('*')]
    .flatMap((inner) =>
      parts.map((part) => {
        const style = getComputedStyle(inner, part);
        if (!isDrawn(style, part)) return '';
        const own = [style.color, style.backgroundColor, style.fontWeight, style.textDecorationLine];
        return [inner.tagName, ...bordersOf(style), ...own].join(' ');
      }),
    )
    .join('|');
}
