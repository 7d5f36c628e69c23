import { preloadOptions } from '../../foundation/select/ComboboxPanel.tsx';
import { monthPages } from '../../pickers/calendar/Calendar.tsx';

/**
 * Fetches the code of whatever an `ActivityDialog` can open (the lists of its fields, the months of its calendar), so that each opens
 * where the network is gone by then. Call it when the page has nothing else to do, and the dialog itself is there or on its way. It
 * never fails: what could not be fetched is fetched again when it is opened.
 */
export function preloadActivityDialog(): void {
  preloadOptions();
  void monthPages.preload();
}
