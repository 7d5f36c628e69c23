/**
 * What opened or closed it: a host with unsaved input decides by it whether to ask first. 'confirm' is confirming a
 * `ConfirmDialog`, 'swipe' is pulling a `BottomSheet` down.
 */
export type ChangeReason = 'escape' | 'backdrop' | 'close' | 'trigger' | 'confirm' | 'swipe' | 'other';

/** Maps Base UI's reason to ours. */
export function changeReason(reason: string): ChangeReason {
  switch (reason) {
    case 'escape-key':
      return 'escape';
    case 'outside-press':
      return 'backdrop';
    case 'close-press':
      return 'close';
    case 'trigger-press':
      return 'trigger';
    default:
      return 'other';
  }
}
