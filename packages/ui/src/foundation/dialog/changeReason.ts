/**
 * What opened or closed it: a host with unsaved input decides by it whether to ask first. 'confirm' is confirming a
 * `ConfirmDialog`, 'swipe' is pulling a `BottomSheet` down.
 */
export type ChangeReason = 'escape' | 'backdrop' | 'close' | 'trigger' | 'confirm' | 'swipe' | 'other';

/** Open state of a part above the page that only the host opens. */
export type ControlledOpenProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it, with the reason. A host that leaves `open` unchanged keeps it open. */
  onOpenChange: (open: boolean, details: { reason: ChangeReason }) => void;
};

/** Open state of a part above the page. */
export type OpenProps = {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). Default false. */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it should open or close, after any question about unsaved input; 'backdrop' is a press outside. A host
   * that leaves `open` unchanged keeps it open.
   */
  onOpenChange?: ((open: boolean, details: { reason: ChangeReason }) => void) | undefined;
};

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
