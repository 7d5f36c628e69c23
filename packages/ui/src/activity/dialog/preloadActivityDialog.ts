import { preloadOptions } from '../../foundation/select/ComboboxPanel.tsx';
import { monthPages } from '../../pickers/calendar/Calendar.tsx';

/**
 * Preloads the code of everything an `ActivityDialog` can open (lists of its fields, months of its calendar), so that
 * it opens without a network. Call it when the page is idle and the dialog itself is loaded or loading. Never fails:
 * what could not be loaded is loaded again on opening.
 */
export function preloadActivityDialog(): void {
  preloadOptions();
  void monthPages.preload();
}
