/** Presentation attributes that a style sheet may set. */
const LOOKS = [
  'clip-path',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'mask',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** A line of text of the drawing, to be written with the fonts of the page. */
export type DrawnText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** From the text's own place to the drawing's. */
  readonly matrix: DOMMatrix;
  readonly font: string;
  readonly fill: string;
  readonly align: 'start' | 'middle' | 'end';
  readonly baseline: string;
  readonly opacity: number;
};

/** A plot that needs no style sheet: it looks the same anywhere. */
export type PlainDrawing = {
  readonly svg: SVGSVGElement;
  /** In px. */
  readonly width: number;
  readonly height: number;
};

/**
 * A copy of the plot in the light theme, with all styles as attributes. Screen-only parts (`data-screen`) are left out,
 * and copy-only parts (`data-paper`) are shown below the plot.
 * @param onText Called with each single-line text, which is then left out. Default: texts stay.
 */
export function plainDrawing(plot: SVGSVGElement, onText?: (text: DrawnText) => void): PlainDrawing {
  const { width, height: own } = plot.getBoundingClientRect();
  const copy = plot.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('plainDrawing: the copy of a drawing is none.');
  const copies = [...copy.querySelectorAll('*')];
  const gone: Element[] = [];
  const papers = [...plot.querySelectorAll<SVGGElement>('[data-paper]')];
  for (const paper of papers) paper.removeAttribute('display');
  inLight(plot.parentElement ?? plot, () => {
    plainLook(plot, copy);
    [...plot.querySelectorAll('*')].forEach((original, place) => {
      const plain = copies[place];
      if (plain === undefined) return;
      if (original.hasAttribute('data-screen')) gone.push(plain);
      else if (onText !== undefined && isOneLine(original)) {
        if (original.closest('[data-screen]') === null) tellText(original, onText);
        gone.push(plain);
      } else plainLook(original, plain);
    });
  });
  for (const paper of papers) paper.setAttribute('display', 'none');
  for (const element of gone) element.remove();
  const height = own + papers.reduce((sum, paper) => sum + Number(paper.dataset['paper']), 0);
  const size = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, String(value));
  return { svg: copy, width, height };
}

const isOneLine = (element: Element): element is SVGTextElement =>
  element instanceof SVGTextElement && element.childElementCount === 0;

function plainLook(original: Element, plain: Element): void {
  const style = getComputedStyle(original);
  for (const look of LOOKS) {
    const value = style.getPropertyValue(look);
    if (value !== '') plain.setAttribute(look, value);
  }
  if (original instanceof SVGGraphicsElement && style.transform !== 'none') {
    plain.setAttribute('transform', ownTransform(original));
  }
  plain.removeAttribute('class');
  plain.removeAttribute('style');
}

/** The transform of an element from its parent's place, with the origin that a style sheet gave it. */
function ownTransform(element: SVGGraphicsElement): string {
  const { parentElement: parent } = element;
  const around = (parent instanceof SVGGraphicsElement ? parent.getCTM() : null) ?? new DOMMatrix();
  const { a, b, c, d, e, f } = around.inverse().multiply(element.getCTM() ?? new DOMMatrix());
  return `matrix(${[a, b, c, d, e, f].join(' ')})`;
}

function tellText(element: SVGTextElement, onText: (text: DrawnText) => void): void {
  const style = getComputedStyle(element);
  const matrix = element.getCTM();
  if (matrix === null || style.visibility === 'hidden' || style.display === 'none') return;
  const align = style.textAnchor;
  onText({
    text: element.textContent.trim(),
    x: firstOf(element.x) + firstOf(element.dx),
    y: firstOf(element.y) + firstOf(element.dy),
    matrix,
    font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    fill: style.fill,
    align: align === 'middle' || align === 'end' ? align : 'start',
    baseline: style.dominantBaseline,
    opacity: Number(style.opacity) * Number(style.fillOpacity),
  });
}

const firstOf = ({ baseVal }: SVGAnimatedLengthList): number =>
  baseVal.numberOfItems === 0 ? 0 : baseVal.getItem(0).value;

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
