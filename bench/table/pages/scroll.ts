import type { Scroll } from './contract.ts';
import { frame, painted } from '../../peers/frames.ts';

const longFrame = 25;

/**
 * Scrolls from the top, so many px in each frame, and looks at three places of the area after each: a row must be there.
 * @param rows Selector of a row.
 */
export async function scrollBy(area: HTMLElement, rows: string, px: number, frames: number): Promise<Scroll> {
  area.scrollTop = 0;
  await painted();
  const { left, top, height } = area.getBoundingClientRect();
  const isBlank = (share: number): boolean =>
    document.elementFromPoint(left + 40, top + height * share)?.closest(rows) === null;
  let blank = 0;
  // A message is answered after the frame has been drawn, when the person sees it.
  const afterDrawing = new MessageChannel();
  afterDrawing.port1.addEventListener('message', () => {
    if ([0.2, 0.5, 0.8].some(isBlank)) blank += 1;
  });
  afterDrawing.port1.start();

  let dropped = 0;
  let last = await frame();
  for (let count = 1; count <= frames; count += 1) {
    area.scrollTop = count * px;
    afterDrawing.port2.postMessage(null);
    const now = await frame();
    if (now - last > longFrame) dropped += 1;
    last = now;
  }
  await painted();
  afterDrawing.port1.close();
  area.scrollTop = 0;
  await painted();
  return { frames, dropped, blank };
}
