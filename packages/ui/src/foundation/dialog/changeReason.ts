/** What made it open or close: a host that holds unsaved input decides by it whether to ask first. */
export type ChangeReason = 'escape' | 'backdrop' | 'close' | 'trigger' | 'other';

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
