import { expect, userEvent, within } from 'storybook/test';

/** The plot of a chart, once rendered. */
export async function findPlot(canvas: HTMLElement, title: string): Promise<HTMLElement> {
  return within(canvas).findByRole('application', { name: title });
}

/** Text of the tooltip; null when hidden. */
export function tipText(canvas: HTMLElement): string | null {
  return canvas.querySelector<HTMLElement>('[data-tip]')?.innerText.replaceAll(/\s+/g, ' ') ?? null;
}

/** What is said of the point that is pointed at. */
export function spokenText(plot: HTMLElement): string {
  return plot.parentElement?.querySelector('output')?.textContent ?? '';
}

/** The axis labels on the page. */
export function axisTexts(canvas: HTMLElement): readonly { readonly text: string; readonly box: DOMRect }[] {
  return Array.from(canvas.querySelectorAll<SVGTextElement>('[data-plot] text'), (element) => ({
    // Figures and their units are held together by a space that no test can be read with.
    text: element.textContent.replaceAll('\u00A0', ' '),
    box: element.getBoundingClientRect(),
  })).filter(({ text }) => text !== '');
}

function touch(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;
}

/** No label overlaps another, and none leaves the card. */
export async function expectLegible(canvas: HTMLElement): Promise<void> {
  const words = axisTexts(canvas);
  await expect(words.length).toBeGreaterThan(0);
  const pairs = words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => (touch(one.box, other.box) ? [`${one.text} | ${other.text}`] : [])),
  );
  await expect(pairs).toEqual([]);
  const card = canvas.querySelector('[data-chart]')?.getBoundingClientRect();
  const outside = words.filter(({ box }) => card === undefined || box.left < card.left || box.right > card.right);
  await expect(outside.map(({ text }) => text)).toEqual([]);
}

/** Comes to the drawing by the tab key alone and presses those keys there. */
export async function walk(plot: HTMLElement, keys: string): Promise<void> {
  plot.focus();
  await userEvent.keyboard(keys);
}

/** The place in the drawing, in parts of its width and height. */
export function pointIn(plot: HTMLElement, across: number, down: number): { clientX: number; clientY: number } {
  const { left, top, width, height } = plot.getBoundingClientRect();
  return { clientX: left + width * across, clientY: top + height * down };
}

/** A tap, as the events a browser fires. */
export function tap(plot: HTMLElement, across: number, down: number): void {
  const at = { ...pointIn(plot, across, down), bubbles: true, pointerType: 'touch' };
  plot.dispatchEvent(new PointerEvent('pointerdown', at));
  plot.dispatchEvent(new PointerEvent('pointerup', at));
  plot.dispatchEvent(new PointerEvent('click', at));
}
