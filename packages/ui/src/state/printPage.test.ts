import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printPage } from './printPage.ts';

const print = vi.fn<() => void>();
const page = { title: 'Ventas' };
const never = new AbortController().signal;
let isTouch = false;

class FakeWindow extends EventTarget {
  readonly print: (() => void) | undefined;
  constructor(own: (() => void) | undefined) {
    super();
    this.print = own;
  }
  readonly matchMedia = (): { matches: boolean } => ({ matches: isTouch });
}

beforeEach(() => {
  isTouch = false;
  page.title = 'Ventas';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new FakeWindow(print));
});
afterEach(() => {
  print.mockReset();
  vi.unstubAllGlobals();
});

/** Whether it is over by now. */
async function isOver(printing: Promise<boolean>): Promise<boolean> {
  const later = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), 5);
  });
  return (await Promise.race([printing, later])) !== null;
}

describe('printPage', () => {
  it('TBL-22 names the file after the sheet until printing is over', async () => {
    const titles: string[] = [];
    print.mockImplementation(() => void titles.push(page.title));
    const printing = printPage('Contratos', never);
    expect(titles).toEqual(['Contratos']);
    expect(await isOver(printing)).toBe(false);
    window.dispatchEvent(new Event('afterprint'));
    expect(await printing).toBe(true);
    expect(page.title).toBe('Ventas');
  });

  it('takes an end that comes while the dialog is still asked for', async () => {
    print.mockImplementation(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await printPage('Contratos', never)).toBe(true);
  });

  it.each(['pointerdown', 'keydown'])('is over with the next %s where the browser does not tell', async (press) => {
    const printing = printPage('Contratos', never);
    expect(await isOver(printing)).toBe(false);
    window.dispatchEvent(new Event(press));
    expect(await printing).toBe(true);
  });

  it('keeps the sheet on a phone, which reports the end too early', async () => {
    isTouch = true;
    const printing = printPage('Contratos', never);
    window.dispatchEvent(new Event('afterprint'));
    expect(await isOver(printing)).toBe(false);
    window.dispatchEvent(new Event('pointerdown'));
    expect(await printing).toBe(true);
  });

  it('is over when it is stopped, and leaves a title that is not its own', async () => {
    const stop = new AbortController();
    const printing = printPage('Contratos', stop.signal);
    page.title = 'Otra página';
    stop.abort();
    expect(await printing).toBe(true);
    expect(page.title).toBe('Otra página');
  });

  it('says so where nothing can be printed', async () => {
    vi.stubGlobal('window', new FakeWindow(undefined));
    expect(await printPage('Contratos', never)).toBe(false);
    expect(page.title).toBe('Ventas');
  });
});
