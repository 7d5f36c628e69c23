import { media } from '../theme/index.ts';

/**
 * Opens the browser's dialog for printing, with `title` as the name of a PDF file.
 * @returns Whether the browser can print at all, as soon as what is printed may go: at the end of printing, or at the next press
 * on the page where the browser does not tell. `signal` ends it at once.
 */
export async function printPage(title: string, signal: AbortSignal): Promise<boolean> {
  if (typeof window.print !== 'function') return false;
  const own = document.title;
  document.title = title;
  await new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
    // A phone says that it is over while its dialog opens, and takes the page once more when a printer is chosen.
    if (!window.matchMedia(media.touch).matches) window.addEventListener('afterprint', resolve, { once: true, signal });
    window.print();
    window.addEventListener('pointerdown', resolve, { once: true, signal });
    window.addEventListener('keydown', resolve, { once: true, signal });
  });
  // The page may have got another title meanwhile.
  if (document.title === title) document.title = own;
  return true;
}
