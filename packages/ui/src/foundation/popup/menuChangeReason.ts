import { changeReason, type ChangeReason } from '../dialog/changeReason.ts';

/** What made a menu open or close: besides what every layer knows, the pointer above its button or the choice of an item. */
export type MenuChangeReason = ChangeReason | 'hover' | 'select';

/** Base UI's reason in the few words that a host decides by. */
export function menuChangeReason(reason: string): MenuChangeReason {
  switch (reason) {
    case 'trigger-hover':
      return 'hover';
    case 'item-press':
      return 'select';
    default:
      return changeReason(reason);
  }
}
