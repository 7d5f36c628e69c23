import { media } from '../theme/index.ts';

/**
 * Opens the browser's dialog for printing, with `title` as the name of a PDF file.
 * @returns Whether the browser can print, once the printed content may be removed: at the end of printing, or at the next press on
 * the page in browsers that do not report the end. `signal` ends it at once.
 */
export async function printPage(title: string, signal: AbortSignal): Promise<boolean> {
  if (typeof window.print !== 'function') return false;
  const own = document.title;
  document.title = title;
  await new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
    // A phone reports the end while its dialog opens, and renders the page again when a printer is selected.
    if (!window.matchMedia(media.touch).matches) window.addEventListener('afterprint', resolve, { once: true, signal });
    window.print();
    window.addEventListener('pointerdown', resolve, { once: true, signal });
    window.addEventListener('keydown', resolve, { once: true, signal });
  });
  // The page may have changed its title meanwhile.
  if (document.title === title) document.title = own;
  return true;
}
