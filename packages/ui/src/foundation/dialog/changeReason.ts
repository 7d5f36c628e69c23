/**
 * What made it open or close: a host that holds unsaved input decides by it whether to ask first. 'confirm' is the answer
 * to a `ConfirmDialog`, 'swipe' the finger that pulls a `BottomSheet` down.
 */
export type ChangeReason = 'escape' | 'backdrop' | 'close' | 'trigger' | 'confirm' | 'swipe' | 'other';

/** Base UI's reason in the few words that a host decides by. */
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
